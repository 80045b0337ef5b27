import { act, screen, within } from '@testing-library/react';
import { beginCart, claimCart } from '@storefront/cart';
import userEvent from '@testing-library/user-event';
import { storedGuestAddress } from '../testing/checkout-host';
import { openCheckout } from '../testing/open-checkout';
import { anItem } from '../testing/wire';

const conflict =
  'The cart has been reset as another resturent is open in other tab, Please close multiple tab inorder to proceed';

describe('a change of the cart in another tab', () => {
  it('[ORD-18][ORD-19][ORD-20] opens a popup as soon as the other tab writes, and its OK leads to the root', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout();
    act(() => host.storage.changeElsewhere('business_id', 'b-2'));
    const popup = screen.getByRole('alertdialog', { name: 'Error' });
    expect(popup).toHaveTextContent(conflict);
    await user.click(within(popup).getByRole('button', { name: 'OK' }));
    expect(host.navigation.moves).toStrictEqual(['go /']);
  });

  it('[ORD-18] opens the popup and stays on the page, from the first change of the other tab to the last', async () => {
    const { host } = await openCheckout();
    const other = host.storage.otherTab();
    act(() => {
      beginCart(other, 'b-2');
      claimCart(other, 'b-2', 'today');
      other.write('cartlist', [anItem()]);
    });
    expect(screen.getByRole('alertdialog', { name: 'Error' })).toHaveTextContent(conflict);
    expect(host.navigation.moves).toStrictEqual([]);
    expect(host.shownNotices).toStrictEqual([]);
  });

  it('[ORD-21][CRT-31] opens the popup on entering checkout', async () => {
    await openCheckout({ stored: { business_id: 'b-2' } });
    expect(screen.getByRole('alertdialog', { name: 'Error' })).toHaveTextContent(conflict);
  });

  it('[ORD-21][CRT-31] opens the popup on placing the order, which is not sent', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ stored: { addressDetails: storedGuestAddress } });
    host.storage.write('business_id', 'b-2');
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    expect(screen.getByRole('alertdialog', { name: 'Error' })).toHaveTextContent(conflict);
    expect(host.api.bodies('business/order')).toStrictEqual([]);
  });

  it('is shown when the business is the same', async () => {
    const { host } = await openCheckout();
    await act(async () => host.storage.changeElsewhere('cartlist', [anItem({ product_qnty: 3 })]));
    expect(screen.getByText('£28.50', { selector: 'li *' })).toBeInTheDocument();
  });

  it('reloads the page when the mode changed', async () => {
    const { host } = await openCheckout();
    act(() => host.storage.changeElsewhere('isDelMode', 'pickup'));
    expect(host.navigation.moves).toStrictEqual(['reload']);
  });
});
