import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { oneOf } from '../fields';

/** The kitchens whose signs have a pattern of their own; `house` is that of any other. */
export const LookCuisine = oneOf(
  'african',
  'breakfast',
  'british',
  'burgers',
  'caribbean',
  'chinese',
  'desserts',
  'greek',
  'grill',
  'house',
  'indian',
  'italian',
  'japanese',
  'korean',
  'lebanese',
  'mexican',
  'pizza',
  'portuguese',
  'thai',
  'turkish',
  'vegan',
  'vietnamese',
);

/** The letters of a sign. */
export const LookLetters = oneOf(
  'block',
  'bold',
  'brush',
  'carved',
  'didone',
  'poster',
  'script',
  'serif',
  'slab',
);

/** The paint of a sign: its ground, letters, pattern and awning. */
export const LookGround = oneOf(
  'aubergine',
  'blush',
  'brick',
  'cedar',
  'charcoal',
  'cocoa',
  'cream',
  'forest',
  'indigo',
  'lacquer',
  'lemon',
  'magenta',
  'mint',
  'mustard',
  'navy',
  'oat',
  'ocean',
  'palm',
  'peacock',
  'plum',
);

/** What hangs under a sign: an awning that ends in scallops or straight, or a Japanese door curtain. */
export const LookEdge = oneOf('scalloped', 'straight', 'noren');

/** How the sign of a business looks. */
export const BusinessLook = Type.Object({
  cuisine: LookCuisine,
  letters: LookLetters,
  ground: LookGround,
  edge: LookEdge,
});
export type BusinessLook = Static<typeof BusinessLook>;
