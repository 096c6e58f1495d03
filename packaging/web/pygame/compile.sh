#!/bin/sh
# Makes the wheel of pygame-ce for Pyodide, as root, in an empty folder: compile.sh FOLDER
# Emscripten must be the one that Pyodide was built with: of 315.0.0-alpha.2 it is Debian sid's 6.0.5.
# It takes 210 MB of packages, which are unpacked into the folder and nowhere else.
set -e
HERE=$(cd "$(dirname "$0")" && pwd)
PINS="$HERE/../pins.toml"
W=$1
mkdir -p "$W" && cd "$W" && W=$(pwd)
mkdir -p apt/etc/apt.conf.d apt/etc/preferences.d apt/state/lists/partial apt/cache/archives/partial
mkdir -p sid/tmp sid/proc sid/dev sid/w source sdist
: >apt/state/status

# Debian's packages, from the mirror that this machine has; signatures are checked.
DEBIAN=$(grep -rhoE "https?://[^ ]+/debian/?( |$)" /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null | head -1)
for kind in deb deb-src; do for suite in trixie sid; do echo "$kind $DEBIAN $suite main"; done; done >apt/etc/sources.list
cat >apt/apt.conf <<C
Dir::Etc "$W/apt/etc"; Dir::Etc::SourceList "$W/apt/etc/sources.list"; Dir::Etc::SourceParts "/dev/null";
Dir::Etc::Trusted "/etc/apt/trusted.gpg"; Dir::Etc::TrustedParts "/etc/apt/trusted.gpg.d";
Dir::State "$W/apt/state"; Dir::State::status "$W/apt/state/status"; Dir::Cache "$W/apt/cache";
APT::Architecture "amd64"; APT::Sandbox::User "root";
C
export APT_CONFIG="$W/apt/apt.conf"
# The list of sid may be past its date where the mirror is seldom renewed.
apt-get -o Acquire::Check-Valid-Until=false -o Acquire::Languages=none update
apt-get -y -d --no-install-recommends -t sid install emscripten python3.15-dev base-files dash coreutils bash
apt-get -y -d --no-install-recommends -t trixie install zlib1g-dev
for d in bin sbin lib lib64; do mkdir -p "sid/usr/$d"; ln -sfn "usr/$d" "sid/$d"; done
for f in apt/cache/archives/*.deb; do
    case $f in *zlib1g-dev*) dpkg-deb -x "$f" zlib ;; *) dpkg-deb --fsys-tarfile "$f" | tar -x -C sid --keep-directory-symlink -f - ;; esac
done
test -e sid/dev/null || mknod -m 666 sid/dev/null c 1 3
test -e sid/dev/urandom || mknod -m 666 sid/dev/urandom c 1 9

# The sources: what made-of.toml lists, by its hashes.
cd "$W/source"
for p in libsdl2 libsdl2-ttf freetype; do apt-get -q --download-only source -t sid $p || true; done
for p in libsdl2-image libsdl2-mixer libpng1.6; do apt-get -q --download-only source -t trixie $p || true; done
unset APT_CONFIG
cd "$W/sdist"
python3 -m venv "$W/venv"
"$W/venv/bin/pip" -q install cython==3.3.1
# pip asks a source for its name by building; this answers without.
cat >"$("$W/venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/mesonpy.py" <<P
import os
def prepare_metadata_for_build_wheel(folder, settings=None):
    name = "pygame_ce-2.5.8.dist-info"
    os.mkdir(os.path.join(folder, name))
    with open(os.path.join(folder, name, "METADATA"), "w") as file:
        file.write("Metadata-Version: 2.1\\nName: pygame-ce\\nVersion: 2.5.8\\n")
    return name
P
"$W/venv/bin/pip" -q download --no-deps --no-build-isolation --no-binary :all: pygame-ce==2.5.8
cd "$W" && python3 "$HERE/compile_pygame.py" check source sdist
for f in source/*.orig.tar.?z; do tar xf "$f" -C source; done
tar xzf sdist/pygame_ce-2.5.8.tar.gz -C sdist
patch -p1 -d sdist/pygame_ce-2.5.8 <"$HERE/pygame-ce.patch"
mkdir -p cython
for m in audio mixer sdl2 video; do
    (cd sdist/pygame_ce-2.5.8/src_c/cython && "$W/venv/bin/cython" -3 -I . "pygame/_sdl2/$m.pyx" -o "$W/cython/$m.c")
done

# Python's headers are Debian's, with what Pyodide's own interpreter says of its platform.
VERSION=$(sed -n '/npm.pyodide/,/version/s/^version = "\(.*\)"/\1/p' "$PINS")
npm pack --silent "pyodide@$VERSION" && tar xzf "pyodide-$VERSION.tgz"
python3 -m zipfile -e package/python_stdlib.zip stdlib
cp -rL sid/usr/include/python3.15 headers
python3 "$HERE/compile_pygame.py" config "$(find sid/usr/include -path '*x86_64*python3.15/pyconfig.h')" stdlib headers/pyconfig.h

cp "$HERE/compile_pygame.py" "$W"
mount --bind "$W" sid/w
mount -t proc proc sid/proc
trap 'umount "$W/sid/w" "$W/sid/proc"' EXIT
chroot sid /usr/bin/python3 /w/compile_pygame.py compile /w
python3 "$HERE/compile_pygame.py" wheel "$W" "$W"
