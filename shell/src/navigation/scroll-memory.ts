import type { Clock, End } from '@storefront/host';

/** How the customer came to an entry of the history. */
export type Arrival = 'forward' | 'back';

/** The scrolling part of a window. */
export interface ScrollView {
  position(): number;
  scrollTo(position: number): void;
  /** How far down the page can be scrolled as tall as it is now. */
  furthest(): number;
  whenResized(run: () => void): End;
  /** Runs when the customer moves the page by wheel, touch, key or pointer. */
  whenTouched(run: () => void): End;
}

/** Where positions outlive a reload. */
export interface PositionStore {
  load(): Record<string, number>;
  save(positions: Record<string, number>): void;
}

const waitsForHeight = 5_000;
const entriesKept = 100;

/**
 * Keeps how far each entry of the history was scrolled, and goes back there as soon as the page is tall enough again,
 * unless the customer scrolls first (SHL-6, LST-26).
 */
export class ScrollMemory {
  private readonly positions: Map<string, number>;
  private endRestoring: End = () => undefined;

  constructor(
    private readonly view: ScrollView,
    private readonly store: PositionStore,
    private readonly clock: Clock,
  ) {
    this.positions = new Map(Object.entries(store.load()));
  }

  /** The entry is about to go, or the whole page with it. */
  leave(entry: string) {
    this.endRestoring();
    this.positions.delete(entry);
    this.positions.set(entry, this.view.position());
    for (const oldest of [...this.positions.keys()].slice(0, -entriesKept)) this.positions.delete(oldest);
    this.store.save(Object.fromEntries(this.positions));
  }

  /** The entry has come: a new one starts at the top, an earlier one where it was left. */
  arrive(entry: string, how: Arrival) {
    this.endRestoring();
    const wanted = how === 'back' ? (this.positions.get(entry) ?? 0) : 0;
    if (this.reach(wanted)) return;
    const ends = [
      this.view.whenResized(() => this.reach(wanted) && this.endRestoring()),
      this.view.whenTouched(() => this.endRestoring()),
      this.clock.after(waitsForHeight, () => this.endRestoring()),
    ];
    this.endRestoring = () => {
      for (const end of ends.splice(0)) end();
    };
  }

  private reach(position: number): boolean {
    this.view.scrollTo(Math.min(position, this.view.furthest()));
    return this.view.furthest() >= position;
  }
}
