import type { Order } from './repository';

/** The customer's notes, for the business alone; one that was not written is left out. */
export function presentNotes({ kitchenNote, contact: { riderNote } }: Order) {
  return {
    ...(kitchenNote !== '' && { allergy_info: kitchenNote }),
    ...(riderNote !== undefined && { rider_note: riderNote }),
  };
}
