// The game's files in Python's file system: a first part that is there, and others that are
// fetched when something in them is opened.
import {unzipSync} from './fflate.mjs';

const ROOT = '/app';
const READ_ONLY = 0o100444;

/** The parts of a page, put into the file system of an interpreter. */
export class Files {
  /** `parts` is what parts.json says. */
  constructor(FS, parts) {
    this.FS = FS;
    this.parts = new Map(parts.map(part => [part.name, part]));
    this.nodes = new Map();
    this.fetched = [];
  }

  /** Unpack the first part, and note where the files of the others are. */
  begin(packed) {
    const first = unzipSync(packed);
    for (const path of Object.keys(first)) this.#fill(this.#node(path), first[path]);
    for (const part of this.parts.values()) {
      for (const [path, size] of Object.entries(part.files ?? {})) this.#promise(part, path, size);
    }
  }

  /** Fetch the parts that will soon be wanted, one after the other; those that fail come later. */
  async ahead() {
    for (const part of this.parts.values()) {
      if (!part.soon || !this.nodes.has(part.name)) continue;
      try {
        const response = await fetch(part.file);
        if (response.ok) this.#unpack(part, new Uint8Array(await response.arrayBuffer()));
      } catch {
        return;
      }
    }
  }

  #node(path) {
    const whole = `${ROOT}/${path}`;
    this.FS.mkdirTree(whole.slice(0, whole.lastIndexOf('/')));
    return this.FS.mknod(whole, READ_ONLY, 0);
  }

  #fill(node, content) {
    node.contents = content;
    node.usedBytes = content.length;
  }

  /** Make a file that has its size, and gets its part when it is opened. */
  #promise(part, path, size) {
    const node = this.#node(path);
    const plain = node.stream_ops;
    node.usedBytes = size;
    node.stream_ops = {...plain, open: stream => {
      this.#now(part);
      stream.stream_ops = plain;
    }};
    if (!this.nodes.has(part.name)) this.nodes.set(part.name, new Map());
    this.nodes.get(part.name).set(path, [node, plain]);
  }

  /** Get a part while Python waits for it. */
  #now(part) {
    if (!this.nodes.has(part.name)) return;
    const request = new XMLHttpRequest();
    request.open('GET', part.file, false);
    // What comes at once can only be text; so each byte is a character.
    request.overrideMimeType('text/plain; charset=x-user-defined');
    try {
      request.send();
    } catch {
      throw new this.FS.ErrnoError(29); // EIO
    }
    if (request.status !== 200) throw new this.FS.ErrnoError(29);
    const text = request.responseText;
    const packed = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) packed[at] = text.charCodeAt(at);
    this.#unpack(part, packed);
  }

  #unpack(part, packed) {
    const nodes = this.nodes.get(part.name);
    if (!nodes) return;
    const files = unzipSync(packed);
    for (const [path, [node, plain]] of nodes) {
      this.#fill(node, files[path]);
      node.stream_ops = plain;
    }
    this.nodes.delete(part.name);
    this.fetched.push(part.name);
  }
}
