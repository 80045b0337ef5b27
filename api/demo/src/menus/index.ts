import { chinese } from './chinese';
import { indian } from './indian';
import { thai } from './thai';
import { sushi } from './sushi';
import { burgers } from './burgers';
import { turkish } from './turkish';
import { lebanese } from './lebanese';
import { mexican } from './mexican';
import { chippy } from './chippy';
import { caribbean } from './caribbean';
import { vietnamese } from './vietnamese';
import { korean } from './korean';
import { italian } from './italian';
import { vegan } from './vegan';
import { cafe } from './cafe';
import { desserts } from './desserts';
import { periperi } from './periperi';
import { greek } from './greek';
import { african } from './african';
import type { CuisineMenu } from './language';
import { pizza } from './pizza';

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
  pizza,
  chinese,
  thai,
  sushi,
  burgers,
  turkish,
  lebanese,
  mexican,
  chippy,
  caribbean,
  vietnamese,
  korean,
  italian,
  vegan,
  cafe,
  desserts,
  periperi,
  greek,
  african,
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
