import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer, OkAnswer, RestaurantItem } from '@storefront/contract';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import listing from '../pages/listing';
import { aRestaurantItem } from './a-restaurant-item';

type SearchAnswer = Answer<'search/home'>;
type DishList = OkAnswer<'search/dishes'>['list'];

const subcatagory = [
  { id: '1', subcategory_name: 'Indian', quantity: 2, selected: '' as const },
  { id: '2', subcategory_name: 'Pizza', quantity: 1, selected: '' as const },
];

/** The answer of a search that finds these restaurants. */
export function answerWith(...items: Partial<RestaurantItem>[]): SearchAnswer {
  return { responsecode: '200', list: items.map(aRestaurantItem), subcatagory };
}

export const twoRestaurants = answerWith(
  { business_name: 'Saffron Yard', business_slug: 'saffron-yard', subcategory: '1' },
  { business_name: 'Blue Fig', business_slug: 'blue-fig', subcategory: '1,2' },
);

/** The answer of a search that finds nothing or is refused. */
export function refusal(responsecode: '201' | '204' | '400', status: string): SearchAnswer {
  return { responsecode, status };
}

/** The answer of places near one that nobody serves. */
const nearAnswer: Answer<'search/nearby'> = {
  responsecode: '200',
  list: [
    { postcode: 'E2', restaurants: 12 },
    { postcode: 'E3', restaurants: 1 },
  ],
};

export function listingAt(query: Record<string, string>) {
  return locationAt('/listing', { query });
}

/** The listing of E1 6AN before its search has an answer. */
export function listingOf(
  answer: () => SearchAnswer | Promise<SearchAnswer>,
  query: Record<string, string> = { search_by_postcode: 'E1 6AN' },
  dishes: DishList = [],
) {
  const api = new FakeApi({
    'search/home': answer,
    'search/nearby': () => nearAnswer,
    'search/dishes': () => ({ responsecode: '200', list: dishes }),
  });
  const host = fakeHost({ api });
  const model = listing.create(host, listingAt(query));
  const draw = () => render(<listing.Component model={model} />);
  return { host, model, draw, user: userEvent.setup() };
}

/** Loads, starts and renders the listing, as the shell does. */
export async function openListing(...setting: Parameters<typeof listingOf>) {
  const page = listingOf(...setting);
  await page.model.load();
  page.model.start();
  const view = page.draw();
  // What opens above the page comes in a file of its own.
  await act(() => import('../ui/listing/dialogs'));
  return { ...page, view };
}

export function cardNames() {
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

export function locationModal() {
  return screen.queryByRole('dialog', { name: 'Change Location' });
}
