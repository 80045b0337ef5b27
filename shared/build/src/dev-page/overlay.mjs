/* global document */

const style = (element, rules) => {
  Object.assign(element.style, rules);
  return element;
};

const put = (tag, text, rules) =>
  style(Object.assign(document.createElement(tag), { textContent: text }), rules);

/** The errors over the page: of the build, of types, and what the page threw. */
export class Overlay {
  #errors = new Map();
  #box = document.createElement('section');
  #list = document.createElement('div');
  /** What was on the list when it was hidden; the same errors stay hidden. */
  #hidden = '';

  constructor() {
    style(this.#box, {
      position: 'fixed',
      inset: 'auto 0 0 0',
      zIndex: 2147483647,
      maxHeight: '60vh',
      overflow: 'auto',
      padding: '1rem 1.25rem 1.25rem',
      borderTop: '4px solid #ff8a80',
      background: '#1d1416',
      color: '#fff',
      font: '14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      textAlign: 'left',
      boxShadow: '0 -0.5rem 2rem rgb(0 0 0 / 40%)',
    });
    this.#box.setAttribute('role', 'region');
    this.#box.setAttribute('aria-label', 'Errors of development');
    this.#list.setAttribute('role', 'alert');
    const hide = put('button', 'Hide', {
      position: 'sticky',
      top: 0,
      float: 'right',
      minHeight: '2rem',
      padding: '0 0.9rem',
      border: '1px solid #fff',
      borderRadius: '0.35rem',
      background: '#1d1416',
      color: '#fff',
      font: 'inherit',
      cursor: 'pointer',
    });
    hide.type = 'button';
    hide.addEventListener('click', () => {
      this.#hidden = this.#list.textContent;
      this.#box.remove();
    });
    this.#box.append(hide, this.#list);
  }

  /** Shows the errors of a kind, each a title, its words and its place in the source; none takes the kind away. */
  show(kind, errors) {
    if (errors.length === 0) this.#errors.delete(kind);
    else this.#errors.set(kind, errors);
    const all = [...this.#errors.values()].flat();
    this.#list.replaceChildren(...all.map(describe));
    if (all.length === 0) {
      this.#hidden = '';
      this.#box.remove();
    } else if (!this.#box.isConnected && this.#list.textContent !== this.#hidden)
      document.body.append(this.#box);
  }

  has(kind) {
    return this.#errors.has(kind);
  }
}

function describe({ title, text, place }) {
  const entry = put('div', '', { marginBottom: '1rem' });
  entry.append(put('strong', title, { display: 'block', color: '#ff8a80' }));
  if (place !== undefined) entry.append(put('div', place, { color: '#ffd180', overflowWrap: 'anywhere' }));
  entry.append(
    put('pre', text, { margin: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
  );
  return entry;
}
