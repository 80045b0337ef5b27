import type { OkAnswer } from '@storefront/contract';
import type { HistoryPart, MenuDesk } from '../domain/menu-desk';

/** Who did something: the person, or else the device. */
const byOf = ({ person, device }: { readonly person: string; readonly device: string }): string =>
  person === '' ? device : person;

/** The draft of a menu in our words. */
export function parseMenuDesk({
  revision,
  document,
  pictures,
  dish_pictures: dishPictures = {},
  edits,
  faults,
  may_publish: mayPublish,
  planned,
}: OkAnswer<'kitchen/menu'>): MenuDesk {
  return {
    revision,
    document,
    pictures,
    dishPictures: new Map(Object.entries(dishPictures)),
    edits: edits.map(({ id, at, place, before, after, fits, ...by }) => ({
      id,
      at: Date.parse(at),
      by: byOf(by),
      place,
      before,
      after,
      fits: fits === 'yes',
    })),
    faults,
    mayPublish: mayPublish === 'yes',
    planned: planned && { ...planned, at: Date.parse(planned.at) },
  };
}

/** What was published in our words. */
export function parseHistory({ versions, more }: OkAnswer<'kitchen/menu_history'>): HistoryPart {
  return {
    versions: versions.map(({ id, at, edits, ...by }) => ({ id, at: Date.parse(at), by: byOf(by), edits })),
    hasMore: more === 'yes',
  };
}
