import { screen, within } from '@testing-library/react';
import { anAgreeingApi } from '../testing/checkout-host';
import { openCheckout } from '../testing/open-checkout';
import { aDiscount, aFreeDishGroup, aMenuCategory } from '../testing/wire';

describe('the totals and dishes of the checkout page', () => {
  it('[TTL-1] a totals table and the freebies-saved box show', async () => {
    await openCheckout({ stored: { freedish: [aFreeDishGroup()], discount: aDiscount() } });
    const table = screen.getByRole('region', { name: 'Your total' });
    expect(
      within(table)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toStrictEqual([
      'Subtotal',
      'Discount(10%)',
      'Delivery charge',
      'Service charge',
      'Bag charge',
      'Total',
    ]);
    expect(
      within(table)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toStrictEqual(['£19.00', '-£1.90', '£2.50', '£0.50', '£0.10', '£20.20']);
    expect(within(table).getByText('You have saved £2.50 on freebies')).toBeInTheDocument();
  });

  it('[TTL-7] shows no delivery charge for collection', async () => {
    await openCheckout({ mode: 'collection' });
    expect(screen.queryByText('Delivery charge')).not.toBeInTheDocument();
  });

  it('shows Free for a delivery that costs nothing, as in the cart', async () => {
    await openCheckout({ stored: { zone_delivery_charg: '0.00' } });
    expect(screen.getByText('Delivery charge').closest('div')).toHaveTextContent('Delivery chargeFree');
  });

  const unticked = aFreeDishGroup().freedish_item.map((dish) => ({ ...dish, selected: 'no' as const }));

  it('[FRE-9] a free dish that waits for a choice is named, with the way to choose it', async () => {
    await openCheckout({ stored: { freedish: [aFreeDishGroup({ freedish_item: unticked })] } });
    expect(screen.getByRole('link', { name: 'Your free dish is waiting: choose' })).toHaveAttribute(
      'href',
      '/business/saffron-yard?choose=free-dish',
    );
  });

  it('several that wait are named once', async () => {
    const groups = ['g-1', 'g-2'].map((id) => aFreeDishGroup({ id, freedish_item: unticked }));
    await openCheckout({ stored: { freedish: groups } });
    expect(screen.getByRole('link', { name: 'Your free dishes are waiting: choose' })).toBeInTheDocument();
  });

  it.each([
    ['that is chosen', aFreeDishGroup()],
    ['that is fixed', aFreeDishGroup({ is_selectable: 0 })],
  ])('a free dish %s does not wait', async (_, group) => {
    await openCheckout({ stored: { freedish: [group] } });
    expect(screen.queryByRole('link', { name: /waiting/ })).toBeNull();
  });

  it('[TTL-9] shows no freebies box when nothing is free', async () => {
    await openCheckout();
    expect(screen.queryByText(/freebies/)).not.toBeInTheDocument();
  });

  it('says how old the customer must be when a dish has a minimum age, and nothing otherwise', async () => {
    const { close } = await openCheckout();
    expect(screen.queryByText(/proof of age/)).toBeNull();
    close();
    const api = anAgreeingApi();
    const category = aMenuCategory();
    api.answer('business/menu', () => ({
      responsecode: '200',
      menu: [{ ...category, product: category.product.map((dish) => ({ ...dish, minimum_age: 18 })) }],
      dishes: { amount: [], group: [] },
      discount_delivery_charge_waiver: '0.00',
    }));
    await openCheckout({ api });
    expect(
      screen.getByText(
        'Some of these dishes are sold to people of 18 and over only. Please have proof of age ready.',
      ),
    ).toBeInTheDocument();
  });

  it('[G23] shows allergens and diets of a dish again', async () => {
    await openCheckout();
    const line = screen.getByText('Chicken Tikka Masala').closest('li');
    expect(line).toHaveTextContent('Contains milk, nuts');
    expect(line).toHaveTextContent('Halal');
  });
});
