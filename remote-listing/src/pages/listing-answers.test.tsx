import { act, render, screen } from '@testing-library/react';
import type { Answer } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { Profiler } from 'react';
import {
  answerWith,
  cardNames,
  listingAt,
  listingOf,
  locationModal,
  openListing,
  refusal,
  twoRestaurants,
} from '../testing/open-listing';
import listing from './listing';

type SearchAnswer = Answer<'search/home'>;

const unreachable = (): SearchAnswer => {
  throw new ApiUnreachable('search/home');
};
const noRestaurants = () => refusal('204', 'Sorry, no restaurant serves E1 6AN yet.');
const loader = () => screen.queryByText('Looking for restaurants');

/** A kind of result, the answer that brings it, and the content that then shows. */
const outcomes: [string, () => SearchAnswer, () => HTMLElement][] = [
  ['the cards', () => twoRestaurants, () => screen.getByRole('heading', { name: 'Blue Fig' })],
  ['why there are none', noRestaurants, () => screen.getByRole('button', { name: 'Change location' })],
  ['a way to try again', unreachable, () => screen.getByRole('button', { name: 'Try again' })],
];

describe('waiting, arriving and failing', () => {
  it.each(outcomes)(
    '[LST-51][LST-52] a loader shows until an answer or an error arrives, then %s',
    async (_, answer, content) => {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const { model, draw } = listingOf(() => arrived.then(answer));
      const loading = model.load();
      draw();
      expect(loader()).toBeInTheDocument();
      expect(cardNames()).toStrictEqual([]);
      await act(async () => {
        arrive();
        await loading;
      });
      expect(loader()).toBeNull();
      expect(content()).toBeInTheDocument();
    },
  );

  it.each(outcomes)(
    '[LST-53] the page scrolls to its top once another search has brought %s',
    async (_, second) => {
      const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
      const answers = [() => twoRestaurants, second];
      const { model } = await openListing(() => (answers.shift() as () => SearchAnswer)());
      await act(async () => model.locationChanged(listingAt({ search_by_postcode: 'M1 1AA' })));
      expect(scrolled).toHaveBeenCalledWith(0, 0);
      scrolled.mockRestore();
    },
  );

  it('[LST-59] when the server cannot be reached nothing pops up, and what was shown stays', async () => {
    const { model, host } = await openListing(() => twoRestaurants);
    host.api.answer('search/home', unreachable);
    await act(async () => model.locationChanged(listingAt({ search_by_postcode: 'M1 1AA' })));
    expect(loader()).toBeNull();
    expect(locationModal()).toBeNull();
    expect(host.shownNotices).toStrictEqual([]);
    expect(cardNames()).toStrictEqual(['Blue Fig', 'Saffron Yard']);
  });

  it('[LST-59] Change without an answer keeps place, heading and cards, and what was typed can be sent again (D90)', async () => {
    const { host, user } = await openListing(() => twoRestaurants);
    host.api.answer('search/home', unreachable);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const field = screen.getByRole('textbox', { name: /^Postcode/ });
    await user.clear(field);
    await user.type(field, 'N1 9GU');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(host.navigation.moves).toStrictEqual([]);
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(
      'Restaurants in E1 6AN',
    );
    expect(screen.getByText('E1 6AN')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Blue Fig', hidden: true })).toBeInTheDocument();
    expect(field).toHaveValue('N1 9GU');
    host.api.answer('search/home', () => twoRestaurants);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(host.navigation.moves).toStrictEqual(['go /listing?search_by_postcode=N1+9GU']);
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(
      'Restaurants in N1 9GU',
    );
  });

  it('[LST-54] an unserved postcode is explained under its own heading', async () => {
    await openListing(noRestaurants);
    expect(screen.getByRole('heading', { name: 'Not in your area yet', hidden: true })).toBeInTheDocument();
  });

  it('[LST-56] what is no postcode is called no place, neither in heading, title nor beside Change', async () => {
    const { host } = await openListing(() => refusal('201', 'Please enter valid postcode'), {
      search_by_postcode: 'HELLO',
    });
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(
      /^Restaurants near you$/,
    );
    expect(
      screen.getByRole('heading', { name: 'Please enter valid postcode', hidden: true }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/HELLO/)).toBeNull();
    expect(JSON.stringify(host.head)).not.toContain('HELLO');
    expect(screen.queryByText('Not in your area yet')).toBeNull();
  });

  it('[LST-59] the page offers to try again when the first search gets no answer', async () => {
    const { user, host } = await openListing(unreachable);
    expect(locationModal()).toBeNull();
    host.api.answer('search/home', () => twoRestaurants);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('02 Restaurents Open')).toBeInTheDocument();
  });

  it.each([
    ['another place', () => twoRestaurants],
    ['a search without an answer', unreachable],
  ])('[LST-52] the cards come in the same moment as their number, after %s', async (_, first) => {
    const answers = [first, () => answerWith({ business_name: 'Fenton Road' })];
    const { model } = listingOf(() => (answers.shift() as () => SearchAnswer)());
    await model.load();
    const moments = new Set<string>();
    const note = () => {
      const [number] = screen.queryAllByText(/Restaurents Open$/);
      moments.add([number?.textContent ?? 'no number', ...cardNames()].join(', '));
    };
    render(
      <Profiler id="listing" onRender={note}>
        <listing.Component model={model} />
      </Profiler>,
    );
    await act(async () => model.locationChanged(listingAt({ search_by_postcode: 'M1 1AA' })));
    expect([...moments].filter((moment) => moment.startsWith('01'))).toStrictEqual([
      '01 Restaurents Open, Fenton Road',
    ]);
  });
});
