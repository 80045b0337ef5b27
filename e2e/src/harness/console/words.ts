const name = 'northbank-partners/rewards-and-loyalty-for-regulars';
/** A release with a name as long as they come. */
export const longRelease = `${name}@12.10.103-preview.of.pull.request.1234`;
/** A time of the night. */
export function at(time: string): string {
  return `2026-11-21T${time}:00.000Z`;
}

/** Why the guard holds a rollout. */
export const fromOneNetwork =
  'listing@1.9.0 fails in 41 of 212 page loads, but 39 of them come from one network: look whether it is attacked.';

/** Why it aborts one. */
export const abortReason =
  'ordering@3.1.0 fails in 31 of 402 page loads (7.7 %), ordering@3.0.1 in 12 of 3,870 (0.31 %): TypeError while it renders at src/ui/menu/dish-card.tsx:41 in DishCard.';
