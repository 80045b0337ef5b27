import { cleanup, screen, within } from '@testing-library/react';
import type { RestaurantItem } from '@storefront/contract';
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
    expect(names()).toEqual(['Blue Fig']);
  });

  it('[LST-15][LST-16] Reset unticks the cuisines, and leaves what is typed and the order', async () => {
    const { user, host } = await open(() => two, {
      search_by_postcode: 'E1 6AN',
      cuisine: '2',
      sort: 'za',
      q: 'f',
    });
    expect(names()).toEqual(['Blue Fig']);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(names()).toEqual(['Saffron Yard', 'Blue Fig']);
    expect(host.navigation.moves).toEqual(['replace /listing?search_by_postcode=E1+6AN&sort=za&q=f']);
  });

  it('the Filters toggle says whether it has unfolded the cuisines', async () => {
    const { user } = await open(() => two);
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('group', { name: 'Cuisines' })).toHaveClass('folded');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'Cuisines' })).toHaveClass('open');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('group', { name: 'Cuisines' })).toHaveClass('folded');
  });

  it('the keyboard skips them, and continues at the first restaurant', async () => {
    const { user } = await open(() => two);
    await user.click(screen.getByRole('button', { name: 'Skip to the restaurants' }));
    await user.tab();
    expect(screen.getByRole('link', { name: new RegExp(names()[0] ?? '') })).toHaveFocus();
  });

  it('moves from the open cuisines to the matching restaurants', async () => {
    const { user } = await open(() => two);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('checkbox', { name: /Pizza/ }));
    await user.click(screen.getByRole('button', { name: 'Show 1 restaurant' }));
    expect(screen.getByRole('group', { name: 'Cuisines' })).toHaveClass('folded');
    expect(screen.getByRole('region', { name: /^Restaurants/ })).toHaveFocus();
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
    ).toEqual(['A To Z', 'Z To A']);
    expect(names()).toEqual(['Blue Fig', 'Saffron Yard']);
  });

  it('[LST-18][LST-25] typing and sorting change the cards', async () => {
    const { user } = await open(() => two);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Z To A');
    expect(names()).toEqual(['Saffron Yard', 'Blue Fig']);
    await user.type(screen.getByPlaceholderText('Search By Restaurants'), 'FIG');
    expect(names()).toEqual(['Blue Fig']);
    await user.type(screen.getByPlaceholderText('Search By Restaurants'), 'x');
    expect(screen.getByText('No restaurant matches')).toBeInTheDocument();
  });

  it('after a search without a match one press shows all cards again, in the chosen order', async () => {
    const { user } = await open(() => two);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Z To A');
    await user.type(screen.getByPlaceholderText('Search By Restaurants'), 'x');
    await user.click(screen.getByRole('button', { name: 'Show all restaurants' }));
    expect(names()).toEqual(['Saffron Yard', 'Blue Fig']);
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
      expect([active('Collection'), active('Delivery')]).toEqual([collecting, delivering]);
    },
  );

  it('[LST-32] shows the minimum order with £, only when there is one', async () => {
    expect(await openCard({ minorder_price: '12.00' })).toHaveTextContent('£12.00');
    cleanup();
    expect(await openCard({ minorder_price: '' })).not.toHaveTextContent('£');
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
    expect(badges.map(({ textContent }) => textContent)).toEqual([badge]);
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
});
