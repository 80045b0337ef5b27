import type { OpeningKey } from './hours';
import type { CuisineKey } from '../menus/index';

/** How a restaurant serves; 'both' means delivery and collection. */
export type Serving = 'both' | 'collection-only' | 'delivery-only' | 'bookings-only';

/** The usual hours of a cuisine. A restaurant without hours of its own has one of these. */
export const usualHours: Record<CuisineKey, OpeningKey[]> = {
  indian: ['lunchAndDinner', 'dinner', 'allDayLate', 'dinnerClosedTuesday', 'lunchAndDinnerClosedMonday'],
  pizza: ['allDay', 'allDayLate', 'dinner', 'night', 'weekend'],
  chinese: ['allDay', 'dinnerClosedTuesday', 'lunchAndDinner', 'allDayLate'],
  thai: ['lunchAndDinner', 'dinner', 'lunchAndDinnerClosedMonday', 'allDay'],
  sushi: ['lunchAndDinner', 'allDay', 'lunchAndDinnerClosedMonday', 'weekdayLunch'],
  burgers: ['allDayLate', 'night', 'allDay', 'weekend'],
  turkish: ['allDayLate', 'night', 'tillDawn', 'allDay'],
  lebanese: ['allDayLate', 'allDay', 'noonTillDawn', 'lunchAndDinner'],
  mexican: ['allDay', 'dinner', 'allDayShortSunday', 'weekdayLunch'],
  chippy: ['lunchAndDinnerClosedSunday', 'allDayShortSunday', 'lunchAndDinner'],
  caribbean: ['allDay', 'allDayShortSunday', 'dinnerClosedTuesday', 'allDayLate'],
  vietnamese: ['allDay', 'lunchAndDinner', 'lunchAndDinnerClosedMonday'],
  korean: ['allDay', 'dinner', 'allDayLate', 'lunchAndDinner'],
  italian: ['lunchAndDinner', 'dinner', 'lunchAndDinnerClosedMonday', 'allDay'],
  vegan: ['allDayShortSunday', 'allDay', 'lunchAndDinnerClosedMonday', 'weekdayLunch'],
  cafe: ['morning', 'morningClosedMonday', 'bakery'],
  desserts: ['dessertHours', 'allDayLate', 'tillDawn'],
  periperi: ['allDayLate', 'night', 'allDay'],
  greek: ['lunchAndDinner', 'allDay', 'dinner'],
  african: ['allDay', 'dinnerClosedTuesday', 'allDayLate'],
};

/** Opening hours of single restaurants, by name. */
export const ownHours: Record<string, OpeningKey> = {
  'Saffron Yard': 'untilTwo',
  'Bagel Exchange': 'roundTheClock',
  'Mangal on the Lane': 'noonTillDawn',
  'Beirut Corner': 'noonTillDawn',
  'Smash Department': 'noonTillDawn',
  'Nine Lanterns': 'noonTillDawn',
  'Margherita by Night': 'tillDawn',
  'Fire & Feather': 'noonTillDawn',
  'Sugar Rush Parlour': 'tillDawn',
  'Mama Ife Jollof House': 'noonTillDawn',
  'Maru & Moon': 'supper',
  'Milk Teeth': 'supper',
  'Antep Ocakbasi': 'tillDawn',
  'Old Canton Stores': 'never',
  'Silver Dragon N16': 'never',
  'The Argyle Chippy': 'never',
  'The Green Lantern Deli': 'weekdayLunch',
  'Lisbon Flame Grill': 'night',
  'Early Riser': 'bakery',
};

export const servings: Record<string, Serving> = {
  'Kaito Hand Roll': 'collection-only',
  'The Weavers Cafe': 'collection-only',
  'Early Riser': 'collection-only',
  'Exmouth Eggs': 'collection-only',
  'Tib Street Toasties': 'collection-only',
  'Smash Department': 'delivery-only',
  'The Patty Shed': 'delivery-only',
  'Dough Assembly': 'delivery-only',
  'Hot Wing Theory': 'delivery-only',
  'Slice of New Street': 'delivery-only',
  'Nonna Ada': 'bookings-only',
  'Upper Street Omakase': 'bookings-only',
  'Bar Deansgate': 'bookings-only',
  'Stockbridge Sugo': 'bookings-only',
};

/** Restaurants that take no orders before they open. */
export const withoutPreorder = [
  'Little Chiang Mai',
  'Calle Ocho Taqueria',
  'Poppy Row Fish Bar',
  'Hummingbird Jerk',
];

/** Restaurants without reviews. */
export const newcomers = ['Seoul Plane', 'Columbia Crumb', 'Ikura'];

/** Restaurants without a cuisine, which no listing shows (LST-17). */
export const unlisted = ['Northbank Catering'];
