// Where the player's things are kept: Python's folder /data, copied to IndexedDB after each change.

const FOLDER = '/data';
const SOON = 20;
const LATER = 5000;

/** The folder, and what came of keeping it. */
export class Storage {
  /** Where `isKept` is false, everything lasts as long as the page. */
  constructor(FS) {
    this.FS = FS;
    this.isKept = false;
    this.problem = '';
    this.copying = false;
    this.wanted = false;
    this.timer = 0;
  }

  /** Read what was kept; a browser may forbid it, and the game goes on without. */
  async open() {
    const {FS} = this;
    const {IDBFS} = FS.filesystems;
    FS.mkdirTree(FOLDER);
    const queue = IDBFS.queuePersist;
    try {
      IDBFS.queuePersist = () => {};
      FS.mount(IDBFS, {autoPersist: true}, FOLDER);
      await new Promise((done, failed) => FS.syncfs(true, error => (error ? failed(error) : done())));
      this.isKept = true;
      IDBFS.queuePersist = () => this.later(SOON);
    } catch (error) {
      console.info('no storage:', error);
      IDBFS.queuePersist = queue;
      try {
        FS.unmount(FOLDER);
      } catch {
        // It was never mounted.
      }
      this.problem = 'forbidden';
    }
    addEventListener('visibilitychange', () => document.hidden && this.now());
    addEventListener('pagehide', () => this.now());
    return this;
  }

  /** Have the browser keep this site's things when it runs out of room; it may ask the player. */
  persist() {
    if (this.isKept) navigator.storage?.persist?.().catch(() => {});
  }

  /** Return, once, what went wrong: "forbidden", "full" or the browser's own words. */
  takeProblem() {
    const problem = this.problem;
    this.problem = '';
    return problem;
  }

  /** Wait until all there is has been copied. */
  async kept() {
    for (let tries = 0; this.isKept && tries < 100 && (this.wanted || this.copying); tries++) {
      this.now();
      await new Promise(done => setTimeout(done, 20));
    }
  }

  later(pause) {
    this.wanted = true;
    if (!this.timer && !this.copying) this.timer = setTimeout(() => this.now(), pause);
  }

  now() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.isKept || !this.wanted || this.copying) return;
    this.wanted = false;
    this.copying = true;
    this.FS.syncfs(false, error => {
      this.copying = false;
      if (error) this.#failed(error);
      else if (this.wanted) this.later(SOON);
      else this.failedBefore = false;
    });
  }

  #failed(error) {
    // A file that went while it was read: the next copy has what there is then.
    const vanished = error.errno === 44;
    if (!vanished && !this.failedBefore) {
      this.problem = error.name === 'QuotaExceededError' ? 'full' : String(error.message || error);
      this.failedBefore = true;
    }
    this.later(vanished ? SOON : LATER);
  }
}
