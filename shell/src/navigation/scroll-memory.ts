import type { Clock, End } from '@storefront/host';

/** How the customer came to an entry of the history. */
export type Arrival = 'forward' | 'back';

/** Where a page is scrolled to, in pixels: how far down, and which marked part is how far below the window's top. */
export interface Place {
  readonly top: number;
  readonly part?: { readonly name: string; readonly below: number };
}

/** The scrolling part of a window. */
export interface ScrollView {
  place(): Place;
  /** Goes to a place as far as the page allows now; returns whether it got there. */
  goTo(place: Place): boolean;
  whenResized(run: () => void): End;
  /** Runs when the customer moves the page by wheel, touch, key or pointer. */
  whenTouched(run: () => void): End;
}

/** Keeps places across a reload. */
export interface PlaceStore {
  load(): Record<string, Place>;
  save(places: Record<string, Place>): void;
}

const waitsForHeight = 5_000;
const entriesKept = 100;
const top: Place = { top: 0 };

/**
 * Keeps where each entry of the history was scrolled to, and goes back there as soon as the page is tall enough again,
 * unless the customer scrolls first (SHL-6, LST-26). A marked part is held in its place while the page is laid out around it.
 */
export class ScrollMemory {
  private readonly places: Map<string, Place>;
  private endRestoring: End = () => undefined;

  constructor(
    private readonly view: ScrollView,
    private readonly store: PlaceStore,
    private readonly clock: Clock,
  ) {
    this.places = new Map(Object.entries(store.load()));
  }

  /** Called when the customer is about to leave the entry, or the whole document. */
  leave(entry: string) {
    this.endRestoring();
    this.places.delete(entry);
    this.places.set(entry, this.view.place());
    for (const oldest of [...this.places.keys()].slice(0, -entriesKept)) this.places.delete(oldest);
    this.store.save(Object.fromEntries(this.places));
  }

  /** Called when an entry is shown: a new one starts at the top, an earlier one where it was left. */
  arrive(entry: string, how: Arrival) {
    this.endRestoring();
    const wanted = how === 'back' ? (this.places.get(entry) ?? top) : top;
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

  private reach(place: Place): boolean {
    return this.view.goTo(place) && !place.part;
  }
}
