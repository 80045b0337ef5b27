import { withStandIns } from './stand-in';

/** A script or sheet that the release inserted into the page and that has not been loaded yet. */
interface InsertedElement {
  readonly tagName: string;
  src?: string;
  href?: string;
  onload?: ((event: unknown) => void) | null;
  onerror?: ((event: unknown) => void) | null;
}

/**
 * The part of a page that loading a release needs: elements that are inserted into the head wait until the trial has loaded
 * them.
 */
export class Stage {
  private readonly waiting: InsertedElement[] = [];
  private readonly timers = new Map<number, { readonly due: number; readonly run: () => void }>();
  private lastTimer = 0;
  private loading: InsertedElement | undefined;
  currentScript: unknown = null;

  constructor(readonly base: string) {}

  readonly document = withStandIns({
    createElement: (name: string) => this.createElement(name),
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
    head: withStandIns({ appendChild: (element: InsertedElement) => this.append(element) }),
    body: withStandIns({ appendChild: (element: InsertedElement) => this.append(element) }),
    readyState: 'complete',
    baseURI: '',
  });

  readonly setTimeout = (run: unknown, delay: unknown): number => {
    this.lastTimer += 1;
    if (typeof run === 'function')
      this.timers.set(this.lastTimer, { due: Number(delay) || 0, run: run as () => void });
    return this.lastTimer;
  };

  readonly clearTimeout = (timer: number): void => {
    this.timers.delete(timer);
  };

  /** The next waiting element, by the path of its file inside the release; undefined when there is none. */
  next(): string | undefined {
    this.loading = this.waiting.shift();
    if (this.loading === undefined) return undefined;
    const isScript = this.loading.tagName === 'SCRIPT';
    const address = String(isScript ? this.loading.src : this.loading.href);
    if (isScript) this.currentScript = this.loading;
    return address.startsWith(this.base) ? address.slice(this.base.length) : address;
  }

  /** Notifies the element that its file has run, or is missing. */
  settle(loaded: boolean): void {
    this.currentScript = null;
    const type = loaded ? 'load' : 'error';
    this.loading?.[loaded ? 'onload' : 'onerror']?.({ type, target: this.loading });
  }

  /** Runs the shortest of the timers that would soon end in a page; returns whether there was one. */
  runTimer(): boolean {
    const [shortest] = [...this.timers].sort(([, one], [, other]) => one.due - other.due);
    if (shortest === undefined || shortest[1].due > longestTimer) return false;
    this.timers.delete(shortest[0]);
    shortest[1].run();
    return true;
  }

  private createElement(name: string): InsertedElement {
    const attributes = new Map<string, unknown>();
    return withStandIns({
      tagName: name.toUpperCase(),
      onload: null,
      onerror: null,
      parentNode: null,
      setAttribute: (key: string, value: unknown) => attributes.set(key, value),
      getAttribute: (key: string) => attributes.get(key) ?? null,
    });
  }

  private append(element: InsertedElement): InsertedElement {
    if (element.tagName === 'SCRIPT' || element.tagName === 'LINK') this.waiting.push(element);
    return element;
  }
}

// Longer timers are time limits, such as the one for a chunk.
const longestTimer = 1_000;
