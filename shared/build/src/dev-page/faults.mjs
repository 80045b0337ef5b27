// A page that throws at every key press has said enough by then.
const most = 20;

const messageOf = (error) =>
  error instanceof Error ? `${error.name}: ${error.message}` : `Thrown: ${String(error)}`;

/** What the page threw since it was opened; the development server names the places in the source and prints them too. */
export class Faults {
  #all = [];
  #known = new WeakSet();
  #shown;

  constructor(shown) {
    this.#shown = shown;
    globalThis.addEventListener('error', (event) => this.#caught(event), true);
    globalThis.addEventListener('unhandledrejection', ({ reason }) =>
      this.threw('rejects a promise that nobody handles', reason),
    );
  }

  get isEmpty() {
    return this.#all.length === 0;
  }

  #caught({ error, message, target }) {
    const file =
      target?.localName === 'script' ? target.src : target?.localName === 'link' ? target.href : undefined;
    if (file !== undefined) this.threw('cannot be loaded', new Error(file));
    else if (error !== undefined && error !== null) this.threw('throws', error);
    else if (message) this.threw('throws', new Error(message));
  }

  /** Takes what the page threw; `what` goes on after 'The page'. The same error comes twice where two places see it. */
  threw(what, error) {
    if (this.#all.length >= most) return;
    if (typeof error === 'object' && error !== null) {
      if (this.#known.has(error)) return;
      this.#known.add(error);
    }
    const fault = { title: `The page ${what}`, text: messageOf(error) };
    this.#all.push(fault);
    this.#shown(this.#all);
    const report = { ...fault, stack: error instanceof Error ? (error.stack ?? '') : '' };
    fetch('/__dev/faults', {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'content-type': 'application/json' },
    })
      .then((answer) => answer.json())
      .then(({ place }) => {
        if (place !== undefined) fault.place = place;
        this.#shown(this.#all);
      })
      // The server has ended; the words stand already.
      .catch(() => undefined);
  }
}
