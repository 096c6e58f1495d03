// The tree of the window for screen readers: an unseen element for each of its parts, in its place.

const ROLES = {
  window: 'application', dialog: 'dialog', group: 'group', heading: 'heading', text: null, status: null,
  button: 'button', switch: 'switch', tab: 'tab', slider: 'slider', picker: 'combobox', choice: 'radiogroup',
  option: 'radio', list: 'listbox', line: 'option', grid: 'grid', row: 'row', cell: 'gridcell', field: 'textbox',
  picture: 'img', meter: 'progressbar',
};
/** Roles that the text inside an element is said of, and others that need a label. */
const BY_TEXT = new Set(['text', 'heading', 'cell', 'status']);
const SET = {
  label: 'aria-label', description: 'aria-description', disabled: 'aria-disabled', selected: 'aria-selected',
  checked: 'aria-checked', now: 'aria-valuenow', low: 'aria-valuemin', high: 'aria-valuemax', value: 'aria-valuetext',
  rows: 'aria-rowcount', columns: 'aria-colcount', row: 'aria-rowindex', column: 'aria-colindex', modal: 'aria-modal',
  level: 'aria-level', expanded: 'aria-expanded',
};

/** Holds the elements; `asked` has what a screen reader asks for, until the game takes it. */
export class Mirror {
  constructor(root, said, canvas, woken) {
    this.root = root;
    this.said = said;
    this.canvas = canvas;
    this.woken = woken;
    this.elements = new Map();
    this.asked = [];
  }

  /** Return what was asked for since last time: numbers of parts. */
  take() {
    return this.asked.splice(0);
  }

  /** Follow a change: parts that are new or differ, the order of children, what has the focus. */
  follow(told) {
    const {nodes, focus, root, said} = JSON.parse(told);
    const ratio = this.canvas.width / this.canvas.clientWidth || 1;
    for (const node of nodes) this.#dress(this.#element(node), node, ratio);
    const kept = new Set();
    for (const node of nodes) {
      const element = this.elements.get(node.id);
      // A text of its own stays before the parts.
      element.replaceChildren(...(node.text ? [node.text] : []), ...node.children.map(id => this.elements.get(id)));
    }
    const top = this.elements.get(root);
    if (top && top.parentNode !== this.root) this.root.replaceChildren(top);
    for (const [id, element] of this.elements) if (this.root.contains(element)) kept.add(id);
    for (const id of this.elements.keys()) if (!kept.has(id)) this.elements.delete(id);
    const focused = this.elements.get(focus);
    // Keys go to the game wherever in the page the focus is; only typing on a phone keeps its own.
    if (focused && document.activeElement !== focused && document.activeElement?.id !== 'typed') {
      focused.focus({preventScroll: true});
    }
    if (said.length) this.said.replaceChildren(...said.map(text => Object.assign(document.createElement('p'), {textContent: text})));
  }

  #element(node) {
    let element = this.elements.get(node.id);
    if (!element) {
      element = document.createElement('div');
      element.tabIndex = -1;
      element.addEventListener('click', event => {
        event.stopPropagation();
        this.asked.push(node.id);
        this.woken();
      });
      this.elements.set(node.id, element);
    }
    return element;
  }

  #dress(element, node, ratio) {
    const role = ROLES[node.role];
    if (role) element.setAttribute('role', role);
    else element.removeAttribute('role');
    for (const [name, attribute] of Object.entries(SET)) {
      const value = name === 'label' && BY_TEXT.has(node.role) ? undefined : node[name];
      if (value === undefined || value === null || value === '') element.removeAttribute(attribute);
      else element.setAttribute(attribute, value);
    }
    if (node.rect) {
      const [left, top, wide, high] = node.rect.map(side => `${side / ratio}px`);
      Object.assign(element.style, {left, top, width: wide, height: high});
    }
  }
}
