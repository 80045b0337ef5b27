import { act, screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '@storefront/contract';
import {
  cardNames,
  listingAt,
  locationModal,
  openListing,
  refusal,
  twoRestaurants,
} from '../../testing/open-listing';

const field = () => screen.getByRole('textbox', { name: 'Postcode' });
const button = (name: string) => screen.getByRole('button', { name });

/** The listing with its modal opened by Change and an empty field. */
const asking = async () => {
  const page = await openListing(() => twoRestaurants);
  await page.user.click(button('Change'));
  await page.user.clear(field());
  return page;
};

describe('the Change Location modal', () => {
  it('[LST-8][LST-45] Change opens it, with its title, field and buttons', async () => {
    const { user } = await openListing(() => twoRestaurants);
    expect(locationModal()).toBeNull();
    await user.click(button('Change'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Location' }));
    expect(dialog.getByRole('textbox', { name: 'Postcode' })).toHaveAttribute('aria-required', 'true');
    expect(dialog.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
    expect(dialog.getByRole('button', { name: 'Update' })).toBeInTheDocument();
  });

  it.each([0, 1])('[LST-46] the cross and the Close button dismiss it (%d)', async (which) => {
    const { user } = await asking();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[which] as HTMLElement);
    await waitFor(() => expect(locationModal()).toBeNull());
  });

  it('[LST-47] Update with a valid postcode goes to its listing, which is searched', async () => {
    const { user, host, model } = await asking();
    await user.type(field(), 'm11aa');
    await user.click(button('Update'));
    expect(host.navigation.moves).toStrictEqual(['go /listing?search_by_postcode=M1+1AA']);
    await act(async () => model.locationChanged(listingAt({ search_by_postcode: 'M1 1AA' })));
    expect(host.api.bodies('search/home').at(-1)).toMatchObject({ zipcode: 'M1 1AA' });
  });

  it('[LST-49] says that the postcode is required after the empty field loses focus', async () => {
    const { user } = await asking();
    expect(locationModal()).not.toHaveTextContent('Postcode is required');
    await user.tab();
    expect(locationModal()).toHaveTextContent('Postcode is required');
    expect(locationModal()).not.toHaveTextContent('Please enter valid postcode');
  });

  it('[LST-49][LST-50] Update shows both sentences for an empty field, and the second for an invalid postcode', async () => {
    const { user, host } = await asking();
    await user.click(button('Update'));
    expect(locationModal()).toHaveTextContent('Postcode is required');
    expect(locationModal()).toHaveTextContent('Please enter valid postcode');
    await user.type(field(), 'not a place{Enter}');
    expect(locationModal()).not.toHaveTextContent('Postcode is required');
    expect(locationModal()).toHaveTextContent('Please enter valid postcode');
    expect(host.navigation.moves).toStrictEqual([]);
  });

  it.each([
    ['201', 'Please enter valid postcode'],
    ['204', 'Sorry, no restaurant serves E1 6AN yet.'],
    ['400', 'zipcode: Expected text on one line of at most 100 characters'],
  ] as const)(
    '[LST-54][LST-55][LST-58] opens by itself with the sentence of a %s, over a page without list and tools',
    async (code, sentence) => {
      const answers: Answer<'search/home'>[] = [twoRestaurants, refusal(code, sentence)];
      const { model } = await openListing(() => answers.shift() as Answer<'search/home'>);
      expect(locationModal()).toBeNull();
      expect(cardNames()).toHaveLength(2);
      await act(async () => model.locationChanged(listingAt({ search_by_postcode: 'M1 1AA' })));
      expect(locationModal()).toHaveTextContent(sentence);
      expect(screen.queryByText(/Restaurents Open/)).toBeNull();
      expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
      expect(screen.queryByText('Saffron Yard')).toBeNull();
    },
  );

  it('opens by itself when no location is known (D52)', async () => {
    await openListing(() => twoRestaurants, {});
    expect(locationModal()).not.toBeNull();
    expect(screen.getByText('00 Restaurents Open')).toBeInTheDocument();
  });

  it('[LST-58] opens by itself when the first search is refused', async () => {
    await openListing(() => refusal('204', 'Sorry, no restaurant serves E1 6AN yet.'));
    expect(locationModal()).toHaveTextContent('Sorry, no restaurant serves E1 6AN yet.');
  });

  it('[LST-48] closes after a successful search', async () => {
    const answers = [refusal('204', 'Sorry, no restaurant serves E1 6AN yet.'), twoRestaurants];
    const { model } = await openListing(() => answers.shift() as Answer<'search/home'>);
    expect(locationModal()).not.toBeNull();
    await act(async () => model.locationChanged(listingAt({ search_by_postcode: 'M1 1AA' })));
    await waitFor(() => expect(locationModal()).toBeNull());
  });
});
