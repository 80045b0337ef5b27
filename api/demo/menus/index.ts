import { indian } from './indian';
import type { CuisineMenu } from './language';

export type CuisineKey =
  | 'indian'
  | 'pizza'
  | 'chinese'
  | 'thai'
  | 'sushi'
  | 'burgers'
  | 'turkish'
  | 'lebanese'
  | 'mexican'
  | 'chippy'
  | 'caribbean'
  | 'vietnamese'
  | 'korean'
  | 'italian'
  | 'vegan'
  | 'cafe'
  | 'desserts'
  | 'periperi'
  | 'greek'
  | 'african';

export const menus: Record<CuisineKey, CuisineMenu> = {
  indian,
  pizza: indian,
  chinese: indian,
  thai: indian,
  sushi: indian,
  burgers: indian,
  turkish: indian,
  lebanese: indian,
  mexican: indian,
  chippy: indian,
  caribbean: indian,
  vietnamese: indian,
  korean: indian,
  italian: indian,
  vegan: indian,
  cafe: indian,
  desserts: indian,
  periperi: indian,
  greek: indian,
  african: indian,
};

export const cuisineKeys: readonly CuisineKey[] = [
  'indian',
  'pizza',
  'chinese',
  'thai',
  'sushi',
  'burgers',
  'turkish',
  'lebanese',
  'mexican',
  'chippy',
  'caribbean',
  'vietnamese',
  'korean',
  'italian',
  'vegan',
  'cafe',
  'desserts',
  'periperi',
  'greek',
  'african',
];
