import type { BusinessLook } from '@storefront/contract';
import type { BusinessRecord } from './catalogue';

type Cuisine = BusinessLook['cuisine'];

interface CuisineStyle {
  /** The names of subcategories that look like this cuisine, in lower case. */
  readonly names: readonly string[];
  readonly letters: readonly BusinessLook['letters'][];
  readonly grounds: readonly [BusinessLook['ground'], ...BusinessLook['ground'][]];
  readonly edge: BusinessLook['edge'];
}

const styles: Readonly<Record<Cuisine, CuisineStyle>> = {
  african: {
    names: ['african', 'ethiopian', 'nigerian', 'ghanaian', 'somali'],
    letters: ['poster', 'bold'],
    grounds: ['cocoa', 'brick', 'palm'],
    edge: 'scalloped',
  },
  breakfast: {
    names: ['breakfast', 'brunch', 'cafe', 'coffee', 'sandwiches', 'bakery', 'bagels'],
    letters: ['serif', 'slab'],
    grounds: ['blush', 'cream', 'mint'],
    edge: 'scalloped',
  },
  british: {
    names: ['fish & chips', 'british', 'pies', 'seafood', 'pub'],
    letters: ['didone', 'slab'],
    grounds: ['navy', 'cream', 'peacock'],
    edge: 'straight',
  },
  burgers: {
    names: ['burgers', 'american', 'hot dogs', 'diner'],
    letters: ['block', 'bold'],
    grounds: ['mustard', 'charcoal', 'brick'],
    edge: 'straight',
  },
  caribbean: {
    names: ['caribbean', 'jamaican', 'jerk'],
    letters: ['poster'],
    grounds: ['palm', 'lemon', 'magenta'],
    edge: 'scalloped',
  },
  chinese: {
    names: ['chinese', 'dim sum', 'noodles', 'cantonese', 'szechuan'],
    letters: ['didone', 'bold'],
    grounds: ['lacquer', 'charcoal', 'forest'],
    edge: 'straight',
  },
  desserts: {
    names: ['desserts', 'ice cream', 'cakes', 'waffles', 'milkshakes'],
    letters: ['script', 'slab'],
    grounds: ['blush', 'mint', 'plum'],
    edge: 'scalloped',
  },
  greek: {
    names: ['greek', 'mediterranean', 'cypriot', 'souvlaki'],
    letters: ['carved', 'didone'],
    grounds: ['ocean', 'oat', 'navy'],
    edge: 'straight',
  },
  grill: {
    names: ['grill', 'steak', 'barbecue', 'bbq', 'steakhouse'],
    letters: ['bold', 'block'],
    grounds: ['charcoal', 'brick', 'cocoa'],
    edge: 'straight',
  },
  house: {
    names: [],
    letters: ['slab', 'didone', 'serif'],
    grounds: ['peacock', 'forest', 'plum', 'navy'],
    edge: 'scalloped',
  },
  indian: {
    names: ['indian', 'curry', 'pakistani', 'bangladeshi', 'nepalese', 'sri lankan'],
    letters: ['carved'],
    grounds: ['aubergine', 'cedar', 'brick', 'indigo'],
    edge: 'scalloped',
  },
  italian: {
    names: ['italian', 'pasta', 'sicilian'],
    letters: ['script', 'didone'],
    grounds: ['forest', 'cream', 'brick'],
    edge: 'scalloped',
  },
  japanese: {
    names: ['japanese', 'sushi', 'ramen', 'bento'],
    letters: ['bold'],
    grounds: ['oat', 'indigo', 'charcoal'],
    edge: 'noren',
  },
  korean: {
    names: ['korean', 'fried chicken', 'korean bbq'],
    letters: ['bold', 'block'],
    grounds: ['indigo', 'mint', 'magenta'],
    edge: 'straight',
  },
  lebanese: {
    names: ['lebanese', 'middle eastern', 'persian', 'syrian', 'moroccan', 'falafel'],
    letters: ['brush'],
    grounds: ['cedar', 'oat', 'aubergine'],
    edge: 'scalloped',
  },
  mexican: {
    names: ['mexican', 'burritos', 'tacos', 'tex-mex', 'latin american'],
    letters: ['poster'],
    grounds: ['magenta', 'lemon', 'peacock'],
    edge: 'scalloped',
  },
  pizza: {
    names: ['pizza', 'neapolitan'],
    letters: ['script', 'block'],
    grounds: ['cream', 'lacquer', 'forest'],
    edge: 'scalloped',
  },
  portuguese: {
    names: ['peri peri', 'portuguese', 'chicken', 'brazilian', 'spanish', 'tapas'],
    letters: ['slab', 'poster'],
    grounds: ['ocean', 'brick', 'lemon'],
    edge: 'straight',
  },
  thai: {
    names: ['thai', 'malaysian', 'indonesian'],
    letters: ['serif', 'carved'],
    grounds: ['plum', 'forest', 'mustard'],
    edge: 'scalloped',
  },
  turkish: {
    names: ['turkish', 'kebab', 'doner', 'ocakbasi'],
    letters: ['brush'],
    grounds: ['peacock', 'brick', 'cocoa'],
    edge: 'straight',
  },
  vegan: {
    names: ['vegan', 'vegetarian', 'healthy', 'salads', 'poke'],
    letters: ['slab', 'serif'],
    grounds: ['mint', 'palm', 'cream'],
    edge: 'scalloped',
  },
  vietnamese: {
    names: ['vietnamese', 'pho', 'banh mi'],
    letters: ['serif', 'slab'],
    grounds: ['lemon', 'peacock', 'blush'],
    edge: 'scalloped',
  },
};

const cuisineByName = new Map(
  (Object.keys(styles) as Cuisine[]).flatMap((cuisine) =>
    styles[cuisine].names.map((name) => [name, cuisine] as const),
  ),
);

/** The same number for the same text on every machine (FNV-1a). */
function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return seed >>> 0;
}

/** How a shop of a cuisine looks, which has no business of its own. */
export function lookOfCuisine(name: string): BusinessLook {
  const cuisine = cuisineByName.get(name.toLowerCase()) ?? 'house';
  const { letters, grounds, edge } = styles[cuisine];
  return { cuisine, letters: letters[0] ?? 'slab', ground: grounds[0], edge };
}

/**
 * How the sign of a business looks: what its catalogue sets, and the rest by its first subcategory and its slug, so that a business needs no
 * look of its own and two of the same cuisine differ (LST-68).
 */
export function lookOf({ profile, cuisines }: Pick<BusinessRecord, 'profile' | 'cuisines'>): BusinessLook {
  const first = cuisines[0]?.subcategory_name.toLowerCase() ?? '';
  const cuisine = profile.look?.cuisine ?? cuisineByName.get(first) ?? 'house';
  const { letters, grounds, edge } = styles[cuisine];
  const seed = seedOf(profile.business_slug);
  return {
    cuisine,
    letters: letters[seed % letters.length] ?? 'slab',
    ground: grounds[Math.floor(seed / 64) % grounds.length] ?? grounds[0],
    edge,
    ...profile.look,
  };
}
