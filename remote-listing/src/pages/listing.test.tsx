import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { RestaurantItem } from '@storefront/contract';
import type { FakeClock } from '@storefront/host/testing';
import {
  answerWith,
  cardNames as names,
  openListing as open,
  twoRestaurants as two,
} from '../testing/open-listing';

describe('the left column', () => {
  it('[LST-5][LST-6][LST-10] shows the postcode, Change, Filters, Reset and the cuisines with their counts', async () => {
    await open(() => two, { search_by_postcode: 'e16an' });
    expect(screen.getByText('E1 6AN')).toBeInTheDocument();
    for (const name of ['Change', 'Filters', 'Reset'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    const cuisines = screen.getByRole('group', { name: 'Cuisines' });
    expect(within(cuisines).getByRole('checkbox', { name: /Indian/ })).not.toBeChecked();
    expect(cuisines).toHaveTextContent('Indian2');
    expect(cuisines).toHaveTextContent('Pizza1');
  });

  it('[LST-12][LST-13][LST-14] ticking a cuisine leaves the restaurants that have it', async () => {
    const { user } = await open(() => two);
    await user.click(screen.getByRole('checkbox', { name: /Pizza/ }));
    expect(screen.getByRole('checkbox', { name: /Pizza/ })).toBeChecked();
    expect(names()).toStrictEqual(['Blue Fig']);
  });

  it('[LST-15][LST-16] Reset unticks the cuisines, and leaves what is typed and the order', async () => {
    const { user, host } = await open(() => two, {
      search_by_postcode: 'E1 6AN',
      cuisine: '2',
      sort: 'za',
      q: 'f',
    });
    expect(names()).toStrictEqual(['Blue Fig']);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(names()).toStrictEqual(['Saffron Yard', 'Blue Fig']);
    expect(host.navigation.moves).toStrictEqual(['replace /listing?search_by_postcode=E1+6AN&sort=za&q=f']);
  });

  it('[LST-9] the Filters toggle opens a sheet with the cuisines and the diets, which closes again', async () => {
    const { user } = await open(() => answerWith({ diets: ['vegan'] }));
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(sheet.getByRole('group', { name: 'Cuisines' })).toBeInTheDocument();
    expect(sheet.getByRole('group', { name: 'Diets' })).toHaveTextContent('Vegan1');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  it('the keyboard skips them, and continues at the first restaurant', async () => {
    const { user } = await open(() => two);
    await user.click(screen.getByRole('button', { name: 'Skip to the restaurants' }));
    await user.tab();
    expect(screen.getByRole('link', { name: new RegExp(names()[0] ?? '') })).toHaveFocus();
  });

  it('the sheet says how many restaurants match, and leads to them', async () => {
    const { user } = await open(() => two);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Show 2 restaurants' })).toBeInTheDocument();
    await user.click(sheet.getByRole('checkbox', { name: /Pizza/ }));
    await user.click(sheet.getByRole('button', { name: 'Show 1 restaurant' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: /^Restaurants/ })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
  });
});

describe('the file of what opens above the page', () => {
  const settle = (host: { clock: FakeClock }) =>
    act(async () => {
      host.clock.advance(1_500);
      await import('../ui/listing/dialogs');
    });

  it('is fetched ahead when the page has been shown for a while', async () => {
    const { model, host } = await open(() => two);
    expect(model.needsDialogs).toBe(false);
    await settle(host);
    expect(model.needsDialogs).toBe(true);
  });

  it('that cannot be fetched is told, and the next press asks for it again', async () => {
    const { model, host } = await open(() => two);
    await act(async () => model.toggleFilters());
    act(() => model.dialogsFailed());
    expect(host.shownNotices).toStrictEqual([
      'We could not reach the server. Check your connection and try again.',
    ]);
    expect([model.filtersOpen, model.needsDialogs]).toStrictEqual([false, false]);
    await act(async () => model.changeLocation());
    expect(model.needsDialogs).toBe(true);
  });

  it('that cannot be fetched ahead is not told', async () => {
    const { model, host } = await open(() => two);
    await settle(host);
    act(() => model.dialogsFailed());
    expect(host.shownNotices).toStrictEqual([]);
  });
});

describe('the chips', () => {
  const chip = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Show only' })).getByRole('link', { name });

  it('[LST-76] narrow the list, keep it in the address, and lead to it where scripts are missing', async () => {
    const { user, host } = await open(() =>
      answerWith(
        { business_name: 'Saffron Yard', business_slug: 'a', delivery_charge: '2.50' },
        { business_name: 'Blue Fig', business_slug: 'b', delivery_charge: '0.00', diets: ['vegan'] },
      ),
    );
    expect(chip('Free delivery')).toHaveAttribute('href', '/listing?search_by_postcode=E1+6AN&only=free');
    expect(chip('Indian')).toHaveAttribute('href', '/listing?search_by_postcode=E1+6AN&cuisine=1');
    await user.click(chip('Free delivery'));
    expect(names()).toStrictEqual(['Blue Fig']);
    expect(screen.getByText('01 Restaurents Open')).toBeInTheDocument();
    expect(chip('Free delivery')).toHaveAttribute('aria-current', 'true');
    expect(host.navigation.moves).toStrictEqual(['replace /listing?search_by_postcode=E1+6AN&only=free']);
    await user.click(chip('Vegan'));
    expect(host.navigation.moves.at(-1)).toBe(
      'replace /listing?search_by_postcode=E1+6AN&diet=vegan&only=free',
    );
    await user.click(chip('Offers'));
    await user.click(screen.getByRole('button', { name: 'Show all restaurants' }));
    expect(names()).toStrictEqual(['Blue Fig', 'Saffron Yard']);
  });
});

describe('favourites', () => {
  it('[LST-77] are marked on the card, kept, and shown alone by a chip', async () => {
    const { user, host } = await open(() => two);
    const heart = screen.getByRole('button', { name: 'Favourite: Blue Fig' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(host.storage.read('favourites')).toStrictEqual(['blue-fig']);
    await user.click(screen.getByRole('link', { name: 'Favourites' }));
    expect(names()).toStrictEqual(['Blue Fig']);
    await user.click(screen.getByRole('button', { name: 'Favourite: Blue Fig' }));
    expect(screen.getByText('No restaurant matches')).toBeInTheDocument();
  });
});

describe('the form of name and order', () => {
  it('[LST-26] sends every choice where scripts are missing', async () => {
    await open(() => two, { search_by_postcode: 'E1 6AN', cuisine: '1', q: 'ya', sort: 'za', only: 'fast' });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/listing');
    expect(Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>)).toStrictEqual({
      search_by_postcode: 'E1 6AN',
      cuisine: '1',
      only: 'fast',
      q: 'ya',
      sort: 'za',
    });
  });
});

describe('dishes', () => {
  it('[LST-75] of the typed name stand below the cards, under a heading of their own, and are not counted', async () => {
    const { host } = await open(() => two, { search_by_postcode: 'E1 6AN', q: 'Fig' }, [
      { business_slug: 'saffron-yard', dishes: ['Fig Halwa', 'Fig Lassi'] },
    ]);
    expect(host.api.bodies('search/dishes')).toStrictEqual([{ zipcode: 'E1 6AN', skey: 'fig' }]);
    expect(screen.getByText('01 Restaurents Open')).toBeInTheDocument();
    const dishes = within(screen.getByRole('region', { name: 'Dishes called Fig' }));
    expect(dishes.getByRole('link', { name: 'Saffron Yard' })).toBeInTheDocument();
    expect(dishes.getByText('Fig Halwa, Fig Lassi')).toBeInTheDocument();
    expect(dishes.queryByText('Blue Fig')).toBeNull();
    expect(names()).toStrictEqual(['Blue Fig', 'Dishes called Fig', 'Saffron Yard']);
  });
});

describe('the home search', () => {
  it('[HOM-11] is not on the listing', async () => {
    await open(() => two);
    expect(screen.queryByPlaceholderText('Enter Postcode')).toBeNull();
  });
});

describe('the right column', () => {
  it('[LST-7][LST-20][LST-22][LST-23] has the name search, the count, the order from A to Z and the cards', async () => {
    await open(() => two);
    expect(screen.getByPlaceholderText('Search By Restaurants')).toBeInTheDocument();
    expect(screen.getByText('02 Restaurents Open')).toBeInTheDocument();
    const sort = screen.getByRole('combobox', { name: 'Sort By' });
    expect(sort).toHaveDisplayValue('A To Z');
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toStrictEqual(['A To Z', 'Z To A', 'Top Rated', 'Fastest', 'Lowest Fee', 'Nearest']);
    expect(names()).toStrictEqual(['Blue Fig', 'Saffron Yard']);
  });

  it('[LST-18][LST-25] typing and sorting change the cards', async () => {
    const { user } = await open(() => two);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Z To A');
    expect(names()).toStrictEqual(['Saffron Yard', 'Blue Fig']);
    await user.type(screen.getByPlaceholderText('Search By Restaurants'), 'FIG');
    expect(names()).toStrictEqual(['Blue Fig']);
    await user.type(screen.getByPlaceholderText('Search By Restaurants'), 'x');
    expect(screen.getByText('No restaurant matches')).toBeInTheDocument();
  });

  it('after a search without a match one press shows all cards again, in the chosen order', async () => {
    const { user } = await open(() => two);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Z To A');
    await user.type(screen.getByPlaceholderText('Search By Restaurants'), 'x');
    await user.click(screen.getByRole('button', { name: 'Show all restaurants' }));
    expect(names()).toStrictEqual(['Saffron Yard', 'Blue Fig']);
    expect(screen.getByPlaceholderText('Search By Restaurants')).toHaveValue('');
  });
});

describe('a card', () => {
  const openCard = async (item: Partial<RestaurantItem>) => {
    await open(() => answerWith(item));
    return screen.getByRole('heading', { level: 2 }).closest('li');
  };

  it('[LST-27][LST-28] leads to the business and shows name, cuisine and address', async () => {
    const inside = within((await openCard({})) as HTMLElement);
    expect(inside.getByRole('link', { name: 'Saffron Yard' })).toHaveAttribute(
      'href',
      '/business/saffron-yard',
    );
    expect(inside.getByText('Indian')).toBeInTheDocument();
    expect(inside.getByText('12 Hanbury Street')).toBeInTheDocument();
  });

  it('[LST-28] shows the logo', async () => {
    const element = await openCard({ business_logo: '/api/pictures/logo.svg' });
    expect(element?.querySelector('img[src="/api/pictures/logo.svg"]')).not.toBeNull();
  });

  it('[LST-29] shows a rating only when there is one', async () => {
    expect(await openCard({ rating: '4.5' })).toHaveTextContent('4.5');
    cleanup();
    expect(await openCard({ rating: '', total_review_no: 0 })).not.toHaveTextContent('review');
  });

  it.each([
    ['yes', 'no', 'true', 'false'],
    ['no', 'yes', 'false', 'true'],
    ['pre', 'no', 'true', 'false'],
    ['no', 'pre', 'false', 'true'],
  ] as const)(
    '[LST-30][LST-31] collection %s and delivery %s: active %s and %s',
    async (pickup, delivery, collecting, delivering) => {
      const element = within(
        (await openCard({ pickup_order_possible: pickup, delivery_order_possible: delivery })) as HTMLElement,
      );
      const active = (mode: string) =>
        element.getByText((text) => text === mode, { selector: 'li' }).getAttribute('data-active');
      expect([active('Collection'), active('Delivery')]).toStrictEqual([collecting, delivering]);
    },
  );

  it('[LST-32] shows the minimum order with £, only when there is one', async () => {
    expect(await openCard({ minorder_price: '12.00' })).toHaveTextContent('£12.00');
    cleanup();
    expect(await openCard({ minorder_price: '' })).not.toHaveTextContent('£');
  });

  it('[LST-73] shows what a delivery costs, or that it is free, and nothing where none is made', async () => {
    expect(await openCard({ delivery_charge: '1.99' })).toHaveTextContent('£1.99 delivery charge');
    cleanup();
    expect(await openCard({ delivery_charge: '0.00' })).toHaveTextContent('Free delivery');
    cleanup();
    expect(await openCard({ minorder_price: '' })).not.toHaveTextContent(/£|Free delivery/);
  });

  it('[LST-73] in a whole district says from which charge on', async () => {
    await open(() => answerWith({ delivery_charge: '1.99' }), { search_by_postcode: 'E1' });
    expect(screen.getByText(/from £1\.99/)).toBeInTheDocument();
  });

  it('[LST-74] shows the miles, when they are known', async () => {
    expect(await openCard({ distance: 0.4 })).toHaveTextContent('0.4 miles away');
    cleanup();
    expect(await openCard({})).not.toHaveTextContent('miles');
  });

  it('[LST-33][LST-34] shows the next opening, the delivery opening and 45 mins', async () => {
    const element = await openCard({
      bs_next_open: 'Opens at 17:00',
      rest_delivery_opening_time: 'Delivery from 17:30',
    });
    for (const text of ['Opens at 17:00', 'Delivery from 17:30', '45 mins'])
      expect(element).toHaveTextContent(text);
  });

  it('[LST-34] shows the minutes of each mode when the business gives them (D93)', async () => {
    const element = await openCard({
      avg_pickup_delivery_time: { avg_pickup_time: 15, avg_delivery_time: 50 },
    });
    expect(element).toHaveTextContent('Collection15 mins');
    expect(element).toHaveTextContent('Delivery50 mins');
    expect(element).not.toHaveTextContent('45 mins');
  });

  it('[LST-34] shows no minutes for an unavailable mode, and none when the restaurant takes no orders', async () => {
    const avg_pickup_delivery_time = { avg_pickup_time: 15, avg_delivery_time: 50 };
    const collectOnly = await openCard({ avg_pickup_delivery_time, delivery_order_possible: 'no' });
    expect(collectOnly).toHaveTextContent('15 mins');
    expect(collectOnly).not.toHaveTextContent('50 mins');
    cleanup();
    const closed = { pickup_order_possible: 'no', delivery_order_possible: 'no' } as const;
    expect(await openCard(closed)).not.toHaveTextContent('mins');
    cleanup();
    expect(await openCard({ ...closed, avg_pickup_delivery_time })).not.toHaveTextContent('mins');
  });

  it('[LST-35] shows Promoted when it is', async () => {
    expect(await openCard({ paid_promotion: 'yes' })).toHaveTextContent('Promoted');
    cleanup();
    expect(await openCard({})).not.toHaveTextContent('Promoted');
  });

  it('[LST-36] shows both offers with their conditions, and none when there are none', async () => {
    const element = await openCard({
      default_delivery_discount: { discount_text: '10% off delivery' },
      default_pickup_discount: { discount_text: '£3 off collection' },
    });
    for (const text of ['10% off delivery', '£3 off collection', '*Conditions Apply'])
      expect(element).toHaveTextContent(text);
    cleanup();
    expect(await openCard({})).not.toHaveTextContent('*Conditions Apply');
  });

  it.each([
    ['Pre-order', 'closed', 'pre', 'no'],
    ['Order-now', 'open', 'no', 'yes'],
    ['Closed', 'closed', 'no', 'no'],
  ] as const)('[LST-37] carries one badge: %s', async (badge, status, pickup, delivery) => {
    const element = await openCard({
      open_close_status: status,
      pickup_order_possible: pickup,
      delivery_order_possible: delivery,
    });
    const badges = within(element as HTMLElement).getAllByText(/^(Pre-order|Order-now|Closed)$/);
    expect(badges.map(({ textContent }) => textContent)).toStrictEqual([badge]);
  });

  it('[G11] hostile names are shown as they are written', async () => {
    const name = '<img src=x onerror=alert(1)>\u202e';
    expect(await openCard({ business_name: name })).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('the window of a restaurant', () => {
  const answer = (window: Pick<RestaurantItem, 'business_cover' | 'cover_dish'>) =>
    answerWith({ business_name: 'Saffron Yard', ...window });

  it('names the dish in it, and says that the picture illustrates it (D117)', async () => {
    await open(() => answer({ business_cover: '/api/pictures/1', cover_dish: 'Tarka Dal' }));
    expect(screen.getByRole('img', { name: 'Illustration of Tarka Dal' })).toBeInTheDocument();
    expect(screen.getByText('Tarka Dal')).toBeVisible();
  });

  it('says nothing of a photograph', async () => {
    await open(() => answer({ business_cover: '/api/pictures/1' }));
    expect(screen.queryByText(/Illustration/)).toBeNull();
    expect(screen.queryByRole('img', { name: /Illustration/ })).toBeNull();
  });

  it('[LST-80] is requested with the page on the first two cards alone, whichever come first later', async () => {
    const dishes = ['Bun Bo Hue', 'Chicken Wings', 'Flat White', 'Shish Taouk'];
    await open(() =>
      answerWith(
        ...dishes.map((cover_dish) => ({
          business_name: cover_dish,
          business_slug: cover_dish.toLowerCase().replaceAll(' ', '-'),
          business_cover: `/api/pictures/${cover_dish}`,
          cover_dish,
        })),
      ),
    );
    const early = () =>
      screen
        .getAllByRole<HTMLImageElement>('img', { name: /^Illustration of/ })
        .filter(
          ({ outerHTML }) => outerHTML.includes('loading="eager"') && /fetchpriority="high"/i.test(outerHTML),
        )
        .map(({ alt }) => alt.replace('Illustration of ', ''));
    expect(early()).toStrictEqual(['Bun Bo Hue', 'Chicken Wings']);

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'white' } });
    expect(await screen.findByRole('img', { name: 'Illustration of Flat White' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Illustration of Bun Bo Hue' })).toBeNull();
    expect(early()).toStrictEqual([]);
  });
});
