/** The attribute of parts of a page that `placeNamed` marks. */
export const placeAttribute = 'data-place';

/**
 * Marks one part of a long page, such as a card of a list, by a name that is its own on the page: on the way back the shell
 * scrolls to the part that the customer saw, even where the parts above it are only then laid out (SHL-6, LST-26).
 */
export function placeNamed(name: string) {
  return { [placeAttribute]: name };
}
