import type { Clock } from '@storefront/host';
import type { Layer } from '@storefront/ui';
import type { History } from './router-store';

type Entry = History['location'];
type Listener = Parameters<History['listen']>[0];

export interface LayeredHistoryDeps {
  readonly history: History;
  readonly whenLayerOpens: (run: (layer: Layer) => void) => void;
  readonly clock: Pick<Clock, 'after'>;
}

/** A step through the history is waited for twice this long, in milliseconds: it never comes when another one has taken its place. */
const halfTravel = 500;

/**
 * A history in which Back closes the topmost sheet or dialog before it leaves the page (D113). While boxes are open, the history has one more
 * entry for each of them, above the page's own, with the same address and key; those who listen never see them. They are taken away
 * when a box is closed in another way, and before the page is left for another one.
 */
export class LayeredHistory implements Pick<
  History,
  'location' | 'createHref' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
> {
  /** The page's own entry, as it was reported last. */
  location: Entry;
  readonly createHref: History['createHref'];
  readonly encodeLocation: History['encodeLocation'];
  readonly go: History['go'];
  readonly #history: History;
  readonly #clock: LayeredHistoryDeps['clock'];
  #open: Layer[] = [];
  #listener: Listener = () => undefined;
  /** Keys that the page's own entry had before it was replaced under an open box. */
  readonly #formerKeys = new Set<string>();
  /** Ends the waiting for a step that this class has begun itself. */
  #arrive: (() => void) | undefined;
  readonly #waiting: (() => void)[] = [];
  /** Whether the history below is being written by this class, which nobody is told. */
  #isWriting = false;

  constructor({ history, whenLayerOpens, clock }: LayeredHistoryDeps) {
    this.#history = history;
    this.#clock = clock;
    this.createHref = history.createHref;
    this.encodeLocation = history.encodeLocation;
    this.go = history.go;
    this.location = withoutLayers(history.location);
    history.listen((update) => this.#moved(update));
    whenLayerOpens((layer) => this.#opened(layer));
    // After a reload no box is open, but the entries of those that were are still there.
    if (this.#depth > 0) this.#settleSoon();
  }

  readonly listen: History['listen'] = (listener) => {
    this.#listener = listener;
    return () => (this.#listener = () => undefined);
  };

  readonly push: History['push'] = (to, state) => this.#leave(() => this.#history.push(to, state));

  /** Within a page boxes stay open, and the page's own entry is replaced when they are closed. */
  readonly replace: History['replace'] = (to, state) =>
    this.#whenArrived(() => {
      if (this.#depth === 0 || !this.#isSamePage(to))
        return this.#leave(() => this.#history.replace(to, state));
      this.#formerKeys.add(this.location.key);
      this.#history.replace(to, { ...asRecord(state), layers: this.#depth });
    });

  get #depth(): number {
    return layersOf(this.#history.location);
  }

  #isSamePage(to: Parameters<History['replace']>[0]): boolean {
    const { pathname } = new URL(this.createHref(to), 'https://site.invalid');
    return pathname === this.location.pathname;
  }

  /** Goes on from the page's own entry; the boxes that are open belong to a page that is being left. */
  #leave(write: () => void) {
    this.#whenArrived(() => {
      this.#open = [];
      this.#travel(-this.#depth);
      this.#whenArrived(write);
    });
  }

  #opened(layer: Layer) {
    this.#open.push(layer);
    layer.ended.addEventListener('abort', () => {
      this.#open = this.#open.filter((other) => other !== layer);
      this.#settleSoon();
    });
    this.#settleSoon();
  }

  /** One box often closes and another one opens, or the page is left, in the same moment. */
  #settleSoon() {
    this.#clock.after(0, () => this.#whenArrived(() => this.#settle()));
  }

  /** Gives the history as many entries above the page's own as boxes are open. */
  #settle() {
    this.#travel(Math.min(0, this.#open.length - this.#depth));
    this.#whenArrived(() => {
      while (this.#depth < this.#open.length) {
        const entry = withLayers(this.location, this.#depth + 1);
        this.#write(() => this.#history.push(entry));
      }
    });
  }

  #travel(entries: number) {
    if (entries === 0) return;
    // A page may be busy for the whole first half. A step that has come meanwhile is then heard before the second half ends.
    let endWait = this.#clock.after(halfTravel, () => {
      endWait = this.#clock.after(halfTravel, () => this.#arrive?.());
    });
    this.#arrive = () => {
      endWait();
      this.#arrive = undefined;
      this.#keepReplaced();
      for (const run of this.#waiting.splice(0)) this.#whenArrived(run);
    };
    this.#history.go(entries);
  }

  #whenArrived(run: () => void) {
    if (this.#arrive) this.#waiting.push(run);
    else run();
  }

  #moved({ action, location, delta }: Parameters<Listener>[0]) {
    if (this.#isWriting) return;
    if (this.#arrive) return this.#arrive();
    const depth = layersOf(location);
    const isHere = location.key === this.location.key || this.#formerKeys.has(location.key);
    if (action === 'POP') {
      for (const layer of this.#open.slice(isHere ? depth : 0).reverse()) layer.close();
      // A box may have refused to close, and an entry of a closed one may have been gone forward to.
      this.#settleSoon();
      if (isHere) return this.#keepReplaced();
    }
    if (action !== 'REPLACE') this.#formerKeys.clear();
    this.location = withoutLayers(location);
    this.#listener({ action, location: this.location, delta });
  }

  /** The entry below a closed box may still be the one from before the page's own was replaced. */
  #keepReplaced() {
    const { key } = this.#history.location;
    if (key === this.location.key) return;
    const entry = withLayers(this.location, this.#depth);
    this.#write(() => this.#history.replace(entry));
  }

  #write(write: () => void) {
    this.#isWriting = true;
    write();
    this.#isWriting = false;
  }
}

const asRecord = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

const layersOf = ({ state }: Entry): number => {
  const { layers } = asRecord(state);
  return typeof layers === 'number' && layers > 0 ? layers : 0;
};

const withLayers = (entry: Entry, layers: number): Entry =>
  layers === 0 ? entry : { ...entry, state: { ...asRecord(entry.state), layers } };

const withoutLayers = (entry: Entry): Entry => {
  if (layersOf(entry) === 0) return entry;
  const { layers: _, ...state } = asRecord(entry.state);
  return { ...entry, state: Object.keys(state).length === 0 ? null : state };
};
