import { setCartAside } from '@storefront/cart';
import { aWireBusiness, aWireItem } from '@storefront/contract/testing';
import { FakeStorage } from '@storefront/host/testing';
import { screen } from '@testing-library/react';
import { showPage } from '../../testing/show-page';

/** The page of Saffron Yard, opened after a cart of Northbank. */
const showWithFormer = async () => {
  const storage = new FakeStorage();
  storage.write(
    'business_details',
    aWireBusiness({ business_id: 'b-2', business_slug: 'northbank', business_name: 'Northbank' }),
  );
  storage.write('business_id', 'b-2');
  storage.write('cartlist', [aWireItem()]);
  setCartAside(storage);
  return showPage({ storage });
};

const sentence = 'Your basket from Northbank is kept for this visit.';

describe('the cart of another restaurant', () => {
  it('is offered above the menu, with a button that leads back to it', async () => {
    const { customer, host } = await showWithFormer();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    await customer.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(host.navigation.moves).toStrictEqual(['go /business/northbank']);
    expect(host.storage.read('business_id')).toBe('b-2');
  });

  it('is no longer offered once the customer declines it', async () => {
    const { customer } = await showWithFormer();
    await customer.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('is not offered to a customer who had none', async () => {
    await showPage();
    expect(screen.queryByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument();
  });
});
