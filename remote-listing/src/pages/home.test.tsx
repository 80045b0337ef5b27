import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, FakeSession, fakeBrand, fakeHost, locationAt } from '@storefront/host/testing';
import type { OrderState } from '@storefront/contract';
import { aWireOrder, aWireOrderInList, aWireUser } from '@storefront/contract/testing';
import { aRestaurantItem } from '../testing/a-restaurant-item';
import { cuisinesAnswer } from '../testing/cuisines-answer';
import home from './home';

const open = () => {
  const brand = fakeBrand();
  const host = fakeHost({
    brand: {
      ...brand,
      texts: {
        ...brand.texts,
        homeTitle: 'Tuck into a delicious takeaway today',
        homeText: 'Find the best restaurant near you.',
      },
    },
  });
  const model = home.create(host, locationAt('/'));
  model.start?.();
  render(<home.Component model={model} />);
  return host;
};

describe('the home page', () => {
  it('[HOM-1] shows the two sentences of the banner', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Tuck into a delicious takeaway today',
    );
    expect(screen.getByText('Find the best restaurant near you.')).toBeInTheDocument();
  });

  it('[HOM-2] has a postcode input and a Search button', () => {
    open();
    expect(screen.getByPlaceholderText('Enter Postcode')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
  });

  it('has a form that leads to the listing without JavaScript too', () => {
    open();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method]).toStrictEqual(['/listing', 'get']);
    expect(screen.getByPlaceholderText('Enter Postcode')).toHaveAttribute('name', 'search_by_postcode');
  });

  it('[HOM-3][HOM-4] opens the listing on Search and on Enter', async () => {
    const user = userEvent.setup();
    const host = open();
    await user.type(screen.getByPlaceholderText('Enter Postcode'), 'e16an');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(screen.getByPlaceholderText('Enter Postcode'), '{Enter}');
    const listing = 'go /listing?search_by_postcode=E1+6AN';
    expect(host.navigation.moves).toStrictEqual([listing, listing]);
  });

  it('[HOM-5] does nothing on Search or Enter while nothing is typed', async () => {
    const user = userEvent.setup();
    const host = open();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(screen.getByPlaceholderText('Enter Postcode'), '{Enter}');
    expect(host.navigation.moves).toStrictEqual([]);
  });
});

describe('the ways on', () => {
  const order = aWireOrderInList({
    okey: 'o-1',
    business_name: 'Blue Fig',
    business_slug: 'blue-fig',
    items: ['Salmon Nigiri', 'Miso Soup', 'Edamame', 'Green Tea'].map((product_name) => ({
      product_name,
      product_qnty: 1,
    })),
  });
  const placedOrder = aWireOrder({ okey: 'o-7', business_name: 'Nonna Ada', business_slug: 'nonna-ada' });

  const openWays = async ({
    postcode,
    isUser = false,
    placed,
    state = 'completed',
  }: {
    postcode?: string;
    isUser?: boolean;
    placed?: string;
    state?: OrderState;
  }) => {
    const api = new FakeApi({
      'search/cuisines': () => cuisinesAnswer,
      'search/popular': () => ({
        responsecode: '200',
        list: [aRestaurantItem()],
        tables: [aRestaurantItem({ business_name: 'Nonna Ada', business_slug: 'nonna-ada' })],
      }),
      'users/orders': () => ({ responsecode: '200', list: [{ ...order, state }], more_status: 'no' }),
      'business/order_status': () => ({ responsecode: '200', order: { ...placedOrder, state } }),
    });
    const host = fakeHost({ api, ...(isUser && { session: new FakeSession(aWireUser()) }) });
    if (postcode !== undefined) host.storage.write('searched_pincode', postcode);
    if (placed !== undefined) host.storage.write('placed_order', { request_key: 'key', id: placed });
    const model = home.create(host, locationAt('/'));
    await model.load?.();
    model.start?.();
    render(<home.Component model={model} />);
    // The part for those who have been here before comes in a file of its own.
    await act(() => import('../ui/home/for-you'));
    return { api, names: screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent) };
  };
  const inside = (name: string) => within(screen.getByRole('region', { name }));

  it('[HOM-12] are the cuisines, each with its front and its number, for everybody', async () => {
    const { api } = await openWays({});
    const cuisines = inside('What do you fancy?');
    expect(cuisines.getByRole('link', { name: 'Fish & Chips' })).toHaveAttribute(
      'href',
      '/listing?cuisine=7',
    );
    expect(cuisines.getByText('12 restaurants')).toBeInTheDocument();
    expect(api.calls.map(({ name }) => name)).toStrictEqual(['search/cuisines']);
  });

  it('[HOM-13] are what is liked and the tables near the place of the last search', async () => {
    const { api } = await openWays({ postcode: 'E1 6AN' });
    expect(api.bodies('search/popular')).toStrictEqual([{ zipcode: 'E1 6AN' }]);
    expect(inside('Popular near E1 6AN').getByRole('link', { name: 'Saffron Yard' })).toHaveAttribute(
      'href',
      '/business/saffron-yard',
    );
    expect(
      inside('Popular near E1 6AN').getByRole('link', { name: 'All restaurants in E1 6AN' }),
    ).toHaveAttribute('href', '/listing?search_by_postcode=E1+6AN');
    expect(inside('Book a table near E1 6AN').getByRole('link', { name: 'Nonna Ada' })).toHaveAttribute(
      'href',
      '/business/nonna-ada/booking',
    );
    expect(api.bodies('users/orders')).toStrictEqual([]);
  });

  it('[HOM-14] are the restaurants that the account has ordered from', async () => {
    await openWays({ isUser: true });
    const again = inside('Order again');
    expect(again.getByRole('link', { name: 'Blue Fig' })).toHaveAttribute('href', '/business/blue-fig');
    expect(again.getByText('Salmon Nigiri, Miso Soup and 2 more')).toBeInTheDocument();
    expect(again.getByText('£23.40')).toBeInTheDocument();
  });

  it('[HOM-14] are, without an account, the restaurant of the order that this browser has placed last', async () => {
    const { api } = await openWays({ placed: 'o-7' });
    expect(api.bodies('business/order_status')).toStrictEqual([{ okey: 'o-7' }]);
    expect(inside('Order again').getByRole('link', { name: 'Nonna Ada' })).toHaveAttribute(
      'href',
      '/business/nonna-ada',
    );
    expect(inside('Order again').getByText('£20.20')).toBeInTheDocument();
  });

  it.each(['placed', 'cancelled'] as const)('[HOM-14] are no orders that are %s', async (state) => {
    const { names } = await openWays({ isUser: true, state });
    expect(names).not.toContain('Order again');
  });
});
