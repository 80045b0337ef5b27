import { act, screen, within } from '@testing-library/react';
import { ApiUnreachable } from '@storefront/host';
import { listingAt, locationModal, openListing, refusal, twoRestaurants } from '../testing/open-listing';

const unserved = () => refusal('204', 'Sorry, no restaurant serves E20 1AA yet.');
const place = { search_by_postcode: 'E20 1AA' };
const openUnserved = async (query: Record<string, string> = place) => {
  const page = await openListing(unserved, query);
  const close = screen.queryAllByRole('button', { name: 'Close' }).at(-1);
  if (close) await page.user.click(close);
  return page;
};
const askForm = async ({ user }: Awaited<ReturnType<typeof openUnserved>>) => {
  await user.click(screen.getByRole('button', { name: 'Tell me when' }));
  return screen.getByRole('textbox', { name: /^Your e-mail address/ });
};
const done = () => ({ responsecode: '200' as const });
const nearPlaces = () =>
  within(screen.getByRole('region', { name: 'Nearby places' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a place that nobody serves', () => {
  it('[LST-61] is one sentence with nearby places and ‘Tell me when’, without list, count, search and sort', async () => {
    await openUnserved();
    expect(screen.getByRole('heading', { name: 'Not in your area yet' })).toBeInTheDocument();
    expect(screen.getByText('Sorry, no restaurant serves E20 1AA yet.')).toBeInTheDocument();
    expect(nearPlaces()).toStrictEqual([
      ['E2 12 restaurants', '/listing?search_by_postcode=E2'],
      ['E3 1 restaurant', '/listing?search_by_postcode=E3'],
    ]);
    expect(screen.getByRole('button', { name: 'Tell me when' })).toBeInTheDocument();
    expect(screen.queryByPlaceholderText('Search By Restaurants')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/Restaurents Open/)).toBeNull();
  });

  it('[LST-61] is said without nearby places when there are none or the server cannot say', async () => {
    const { host, model } = await openUnserved();
    const none = () => ({ responsecode: '200' as const, list: [] });
    const unreachable = () => {
      throw new ApiUnreachable('search/nearby');
    };
    for (const [search_by_postcode, answer] of [
      ['ZE2 9XX', none],
      ['E21 1AA', unreachable],
    ] as const) {
      host.api.answer('search/nearby', answer);
      await act(async () => model.locationChanged(listingAt({ search_by_postcode })));
      expect(screen.queryByText('Nearby places')).toBeNull();
      expect(screen.getByRole('heading', { name: 'Not in your area yet', hidden: true })).toBeInTheDocument();
    }
  });

  it('[LST-63] alone is asked for its nearby places', async () => {
    const { host, model } = await openListing(() => twoRestaurants);
    expect(host.api.bodies('search/nearby')).toStrictEqual([]);
    host.api.answer('search/home', () => refusal('201', 'Please enter valid postcode'));
    await act(async () => model.locationChanged(listingAt({ search_by_postcode: 'HELLO' })));
    expect(host.api.bodies('search/nearby')).toStrictEqual([]);
    host.api.answer('search/home', unserved);
    await act(async () => model.locationChanged(listingAt(place)));
    expect(host.api.bodies('search/nearby')).toStrictEqual([{ zipcode: 'E20 1AA' }]);
    host.api.answer('search/home', () => twoRestaurants);
    await act(async () => model.locationChanged(listingAt({ search_by_postcode: 'E1 6AN' })));
    expect(host.api.bodies('search/nearby')).toHaveLength(1);
    expect(screen.queryByText('Nearby places')).toBeNull();
  });

  it('[LST-61] is not what a refusal for another reason is called', async () => {
    await openListing(() => refusal('400', 'Too many requests.'));
    expect(screen.queryByText('Not in your area yet')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Too many requests.', hidden: true })).toBeInTheDocument();
  });
});

describe('‘Tell me when’', () => {
  it('[LST-64] asks for an address, sends it with Enter, and says what will happen', async () => {
    const page = await openUnserved();
    page.host.api.answer('search/tell_me', done);
    const field = await askForm(page);
    expect(field).toHaveFocus();
    await page.user.type(field, ' ada@example.test {Enter}');
    expect(page.host.api.bodies('search/tell_me')).toStrictEqual([
      { zipcode: 'E20 1AA', email: 'ada@example.test' },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(
      'We will write to ada@example.test once a restaurant serves E20 1AA. Our first e-mail says how to take that back.',
    );
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Tell me when' })).toBeNull();
  });

  it.each([
    ['', 'Email required'],
    ['ada@example', 'Please enter valid email'],
  ])('[LST-64] with "%s" asks nothing of the server and says why', async (typed, fault) => {
    const page = await openUnserved();
    const field = await askForm(page);
    await page.user.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(fault));
    expect(page.host.api.bodies('search/tell_me')).toStrictEqual([]);
  });

  it.each([
    ['A restaurant serves E20 1AA already. Please search again.', true],
    ['We could not reach the server. Check your connection and try again.', false],
  ])('[LST-64] keeps what was typed when the answer is ‘%s’', async (sentence, isAnswered) => {
    const page = await openUnserved();
    if (isAnswered) page.host.api.answer('search/tell_me', () => ({ responsecode: '201', status: sentence }));
    const field = await askForm(page);
    await page.user.type(field, 'ada@example.test{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(field).toHaveValue('ada@example.test');
    page.host.api.answer('search/tell_me', done);
    await page.user.click(screen.getByRole('button', { name: 'Tell me when' }));
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('[LST-64] begins from the start at another place, and keeps the address', async () => {
    const page = await openUnserved();
    page.host.api.answer('search/tell_me', done);
    await page.user.type(await askForm(page), 'ada@example.test{Enter}');
    page.host.api.answer('search/home', () => refusal('204', 'Sorry, no restaurant serves E21 yet.'));
    await act(async () => page.model.locationChanged(listingAt({ search_by_postcode: 'E21' })));
    await page.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('status')).toBeNull();
    expect(await askForm(page)).toHaveValue('ada@example.test');
  });
});

describe('the link of the e-mail', () => {
  const byLink = () => openUnserved({ ...place, alert: 'the-key' });

  it('[LST-66] opens the page without the modal and the nearby places, and ‘Do not tell me’ takes the request back', async () => {
    const { host, user } = await byLink();
    expect(locationModal()).toBeNull();
    expect(screen.queryByText('Nearby places')).toBeNull();
    expect(host.api.bodies('search/tell_me_not')).toStrictEqual([]);
    host.api.answer('search/tell_me_not', done);
    await user.click(screen.getByRole('button', { name: 'Do not tell me' }));
    expect(host.api.bodies('search/tell_me_not')).toStrictEqual([{ key: 'the-key' }]);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Taken back. We will not write to you about E20 1AA.',
    );
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('[LST-66] says so when the server cannot be reached, and can be pressed again', async () => {
    const { host, user } = await byLink();
    await user.click(screen.getByRole('button', { name: 'Do not tell me' }));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server.');
    host.api.answer('search/tell_me_not', done);
    await user.click(screen.getByRole('button', { name: 'Do not tell me' }));
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('[LST-66] shows the restaurants when the place is served by now', async () => {
    await openListing(() => twoRestaurants, { ...place, alert: 'the-key' });
    expect(screen.getByText('02 Restaurents Open')).toBeInTheDocument();
    expect(screen.queryByText('Do not tell me')).toBeNull();
  });
});
