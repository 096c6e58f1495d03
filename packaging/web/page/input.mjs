// What comes in besides the mouse and the keys that SDL hears: fingers, phones' keyboards, pasted
// text and files. It is noted here, and the game takes it with its next frame.

const ROOM_BEFORE = ' '.repeat(64);
/** So that a phone's keyboard always has something to delete. */

/** Notes what comes in; `take` hands it over. */
export class Input {
  constructor(canvas, typed) {
    this.canvas = canvas;
    this.typed = typed;
    this.events = [];
    this.pasted = '';
    /** Where text can be typed, in pixels of the picture: a finger there brings the keyboard. */
    this.fields = [];
    this.woken = () => {};
    this.#hearFingers();
    this.#hearTyping();
    this.#hearFiles();
    for (const kind of ['keydown', 'keyup', 'mousedown', 'mouseup', 'mousemove', 'wheel']) {
      addEventListener(kind, () => this.woken(), {capture: true, passive: true});
    }
    canvas.addEventListener('contextmenu', event => event.preventDefault());
    addEventListener('mousedown', event => event.target === canvas && canvas.focus({preventScroll: true}));
  }

  /** Return what came in since last asked, in order. */
  take() {
    return this.events.splice(0);
  }

  #note(...event) {
    this.events.push(event);
    this.woken();
  }

  #place(touch) {
    const ratio = this.canvas.width / this.canvas.clientWidth;
    return [Math.round(touch.clientX * ratio), Math.round(touch.clientY * ratio)];
  }

  #hearFingers() {
    for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
      document.addEventListener(kind, event => {
        if (event.target !== this.canvas && event.target !== this.typed) return;
        event.preventDefault();
        // SDL would make mouse events of them that know no long press.
        event.stopPropagation();
        for (const touch of event.changedTouches) {
          this.#note(kind, touch.identifier, ...this.#place(touch));
          if (kind === 'touchend') this.#type(this.#place(touch));
        }
      }, {capture: true, passive: false});
    }
  }

  /** Bring the phone's keyboard where text can be typed, and let it go elsewhere. */
  #type([x, y]) {
    const hit = this.fields.some(([left, top, wide, high]) =>
      x >= left && x < left + wide && y >= top && y < top + high);
    if (hit) {
      this.#empty();
      this.typed.focus({preventScroll: true});
    } else {
      this.typed.blur();
    }
  }

  #empty() {
    this.typed.value = this.before = ROOM_BEFORE;
    this.typed.setSelectionRange(this.before.length, this.before.length);
  }

  #hearTyping() {
    const {typed} = this;
    typed.addEventListener('input', event => {
      const now = typed.value;
      let same = 0;
      while (same < now.length && now[same] === this.before[same]) same++;
      // What a keyboard corrects it writes anew: its old letters go first.
      for (let count = this.before.length - same; count > 0; count--) this.#note('key', 'Backspace');
      if (now.length > same) this.#note('text', now.slice(same));
      this.before = now;
      if (!event.isComposing && now.length < 8) this.#empty();
    });
    for (const kind of ['keydown', 'keypress', 'keyup']) {
      addEventListener(kind, event => {
        const own = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
        // It comes as input; SDL would type it a second time.
        if (event.target === typed && (own || event.key === 'Backspace')) event.stopImmediatePropagation();
      }, {capture: true});
    }
  }

  #hearFiles() {
    addEventListener('paste', event => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text) this.pasted = text;
      this.#files(event.clipboardData?.files);
    });
    addEventListener('dragover', event => event.preventDefault());
    addEventListener('drop', event => {
      event.preventDefault();
      const text = event.dataTransfer.getData('text/plain');
      if (event.dataTransfer.files.length) this.#files(event.dataTransfer.files);
      else if (text) this.#note('file', 'dropped.txt', new TextEncoder().encode(text));
    });
  }

  async #files(files) {
    for (const file of files ?? []) this.#note('file', file.name, new Uint8Array(await file.arrayBuffer()));
  }

  /** Be told where text can be typed, as JSON. */
  setFields(told) {
    this.fields = JSON.parse(told);
  }

  /** Let the player choose a file of the machine. */
  choose(kinds) {
    const chooser = Object.assign(document.createElement('input'), {type: 'file', accept: kinds});
    chooser.addEventListener('change', () => this.#files(chooser.files));
    chooser.click();
  }
}
