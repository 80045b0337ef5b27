/** What a kitchen can stop for a while. */
export type Service = 'delivery' | 'collection' | 'booking';

/** A dish, or an option that several dishes have; `until` is an instant, undefined while it stays sold out until that is undone. */
export interface Sellable {
  readonly kind: 'dish' | 'option';
  readonly ids: readonly string[];
  readonly name: string;
  /** By whom it is sold out: by the kitchen, or by the catalogue, which the kitchen cannot undo here. */
  readonly soldOut: 'no' | 'kitchen' | 'catalogue';
  readonly until: number | undefined;
}

/** For how long something is sold out; `available` ends it. */
export type SoldOutFor = 'hour' | 'today' | 'undone' | 'available';

export interface ServiceTonight {
  readonly service: Service;
  /** Until when it is stopped; undefined while it runs. */
  readonly pausedUntil: number | undefined;
  /** How long an order usually takes, and by how much longer now; undefined for table bookings. */
  readonly minutes: { readonly usual: number; readonly more: number } | undefined;
}

/** A time of day from and until, `HH:MM`. */
export interface OpenHours {
  readonly start: string;
  readonly end: string;
}

/** A date with hours of its own; without any it is closed. */
export interface SpecialDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly hours: readonly OpenHours[];
}

/** What the kitchen has changed over its catalogue for a while, and what it can change. */
export interface Tonight {
  readonly groups: readonly { readonly name: string; readonly sellables: readonly Sellable[] }[];
  /** The services that the business offers. */
  readonly services: readonly ServiceTonight[];
  readonly days: readonly SpecialDay[];
  /** The instant at which the day of service ends. */
  readonly dayEnds: number;
}

/** What the kitchen has marked as sold out. */
export function soldOutNow({ groups }: Pick<Tonight, 'groups'>): readonly Sellable[] {
  return groups.flatMap(({ sellables }) => sellables.filter(({ soldOut }) => soldOut === 'kitchen'));
}

/** The groups with what has all words of a search in its name, without the groups that have nothing of it. */
export function matching(groups: Tonight['groups'], search: string): Tonight['groups'] {
  const words = search.toLowerCase().split(/\s+/);
  return groups.flatMap((group) => {
    const sellables = group.sellables.filter(({ name }) =>
      words.every((word) => name.toLowerCase().includes(word)),
    );
    return sellables.length === 0 ? [] : [{ ...group, sellables }];
  });
}
