import type { TextStore } from '../storage/browser-storage';
import type { Place, PlaceStore } from './scroll-memory';

const key = 'storefront-scroll';

/** Stores the scroll positions of the history's entries as text; what cannot be parsed counts as nothing stored. */
export function keptPlaces(store: TextStore): PlaceStore {
  return {
    load: () => placesIn(store.getItem(key)),
    save: (places) => store.setItem(key, JSON.stringify(places)),
  };
}

const placesIn = (text: string | null): Record<string, Place> => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).filter((entry): entry is [string, Place] => isPlace(entry[1])),
        )
      : {};
  } catch {
    return {};
  }
};

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'top' in value &&
  typeof value.top === 'number' &&
  (!('part' in value) || isPart(value.part));

const isPart = (value: unknown): value is Place['part'] =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'below' in value &&
  typeof value.below === 'number';
