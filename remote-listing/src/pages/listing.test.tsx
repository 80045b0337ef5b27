import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer, RestaurantItem } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import { aRestaurantItem } from '../testing/a-restaurant-item';
import listing from './listing';

const subcatagory = [
  { id: '1', subcategory_name: 'Indian', quantity: 2, selected: '' as const },
  { id: '2', subcategory_name: 'Pizza', quantity: 1, selected: '' as const },
];
const answerWith = (...items: Partial<RestaurantItem>[]): Answer<'search/home'> => ({
  responsecode: '200',
  list: items.map(aRestaurantItem),
  subcatagory,
});
const two = answerWith(
  { business_name: 'Saffron Yard', business_slug: 'saffron-yard', subcategory: '1' },
  { business_name: 'Blue Fig', business_slug: 'blue-fig', subcategory: '1,2' },
);

const at = (query: Record<string, string>) => locationAt('/listing', { query });

const open = async (
  answer: () => Answer<'search/home'> | Promise<Answer<'search/home'>>,
  query = { search_by_postcode: 'E1 6AN' },
) => {
  const host = fakeHost({ api: new FakeApi({ 'search/home': answer }) });
  const model = listing.create(host, at(query));
  await model.load();
  model.start();
  const view = render(<listing.Component model={model} />);
  return { host, model, view, user: userEvent.setup() };
};

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const modal = () => screen.queryByRole('dialog', { name: 'Change Location' });

describe('the left column', () => {
  it('[LST-5][LST-6][LST-10] shows the postcode, Change, Filters, Reset and the cuisines with their counts', async () => {
    await open(() => two);
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

  it('[LST-9] the Filters toggle opens and closes the cuisines', async () => {
    const { user } = await open(() => two);
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('group', { name: 'Cuisines' })).toHaveClass('folded');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'Cuisines' })).toHaveClass('open');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
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
    ['yes', 'true'],
    ['pre', 'true'],
    ['no', 'false'],
  ] as const)('[LST-30][LST-31] an indicator of a mode that is %s: active %s', async (possible, active) => {
    const element = within(
      (await openCard({ pickup_order_possible: possible, delivery_order_possible: possible })) as HTMLElement,
    );
    for (const mode of ['Collection', 'Delivery']) {
      expect(element.getByText((text) => text === mode, { selector: 'li' })).toHaveAttribute(
        'data-active',
        active,
      );
    }
  });

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

  it('[LST-35] shows Promoted when it is', async () => {
    expect(await openCard({ paid_promotion: 'yes' })).toHaveTextContent('Promoted');
    cleanup();
    expect(await openCard({})).not.toHaveTextContent('Promoted');
  });

  it('[LST-36] shows both offers with their conditions, and neither without offers', async () => {
    const element = await openCard({
      default_delivery_discount: { discount_text: '10% off delivery' },
      default_pickup_discount: { discount_text: '£3 off collection' },
    });
    for (const text of ['10% off delivery', '£3 off collection', '*Conditions Apply'])
      expect(element).toHaveTextContent(text);
    cleanup();
    expect(await openCard({})).not.toHaveTextContent('*Conditions Apply');
  });

  it('[LST-37] carries its badge', async () => {
    expect(
      await openCard({
        open_close_status: 'closed',
        pickup_order_possible: 'pre',
        delivery_order_possible: 'no',
      }),
    ).toHaveTextContent('Pre-order');
  });

  it('[G11] hostile names are shown as they are written', async () => {
    const name = '<img src=x onerror=alert(1)>\u202e';
    expect(await openCard({ business_name: name })).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('the Change Location modal', () => {
  it('[LST-8][LST-45] Change opens it, with its title, field and buttons', async () => {
    const { user } = await open(() => two);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Location' }));
    expect(dialog.getByRole('textbox', { name: 'Postcode' })).toHaveAttribute('aria-required', 'true');
    expect(dialog.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
    expect(dialog.getByRole('button', { name: 'Update' })).toBeInTheDocument();
  });

  it.each([0, 1])('[LST-46] the cross and the Close button dismiss it (%d)', async (which) => {
    const { user } = await open(() => two);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(screen.getAllByRole('button', { name: 'Close' })[which] as HTMLElement);
    await waitFor(() => expect(modal()).toBeNull());
  });

  it('[LST-47] Update with a valid postcode goes to its listing', async () => {
    const { user, host } = await open(() => two);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.clear(screen.getByRole('textbox', { name: 'Postcode' }));
    await user.type(screen.getByRole('textbox', { name: 'Postcode' }), 'm11aa{Enter}');
    expect(host.navigation.moves).toEqual(['go /listing?search_by_postcode=M1+1AA']);
  });

  it('[LST-54][LST-58] a refused postcode opens it by itself, with the sentence', async () => {
    await open(() => ({ responsecode: '204', status: 'Sorry, no restaurant serves E1 6AN yet.' }));
    expect(modal()).toHaveTextContent('Sorry, no restaurant serves E1 6AN yet.');
  });

  it('[LST-48] a successful search closes it', async () => {
    const answers: Answer<'search/home'>[] = [
      { responsecode: '204', status: 'Sorry, no restaurant serves E1 6AN yet.' },
      two,
    ];
    const { model } = await open(() => answers.shift() as Answer<'search/home'>);
    expect(modal()).not.toBeNull();
    await act(async () => model.locationChanged(at({ search_by_postcode: 'M1 1AA' })));
    await waitFor(() => expect(modal()).toBeNull());
  });
});

describe('waiting, arriving and failing', () => {
  it('[LST-51][LST-52] a loader shows until the answer is there, then the cards', async () => {
    let arrive: (answer: Answer<'search/home'>) => void = () => undefined;
    const host = fakeHost({
      api: new FakeApi({ 'search/home': () => new Promise((resolve) => (arrive = resolve)) }),
    });
    const model = listing.create(host, at({ search_by_postcode: 'E1 6AN' }));
    const loading = model.load();
    render(<listing.Component model={model} />);
    expect(screen.getByRole('status')).toHaveTextContent('Looking for restaurants');
    await act(async () => {
      arrive(two);
      await loading;
    });
    expect(screen.queryByRole('status')).toBeNull();
    expect(names()).toHaveLength(2);
  });

  it('[LST-53] the answer to another search is shown from the top', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { model } = await open(() => two);
    await act(async () => model.locationChanged(at({ search_by_postcode: 'M1 1AA' })));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    scrolled.mockRestore();
  });

  it('[LST-59] when the server cannot be reached a panel offers to try again', async () => {
    const { user, host } = await open(() => {
      throw new ApiUnreachable('search/home');
    });
    expect(modal()).toBeNull();
    host.api.answer('search/home', () => two);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('02 Restaurents Open')).toBeInTheDocument();
  });
});
