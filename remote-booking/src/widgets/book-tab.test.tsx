import { render, screen } from '@testing-library/react';
import { fakeHost } from '@storefront/host/testing';
import { pageApi } from '../testing/page-api';
import { wireDetails } from '../testing/wire';
import bookTab from './book-tab';

const open = async (api = pageApi()) => {
  const host = fakeHost({ api });
  const model = bookTab.create(host, { businessId: 'b-101', slug: 'saffron-yard' });
  await model.load?.();
  model.start?.();
  render(<bookTab.Component model={model} />);
  return host;
};

describe('the booking tab of the business page', () => {
  it('has the form and its price, and leaves the head to the page', async () => {
    const host = await open();
    expect(screen.getByRole('form', { name: 'Booking Form' })).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'Your booking' })).toBeInTheDocument();
    expect(host.heads).toStrictEqual([]);
    expect(host.api.bodies('information/business_meta_details')).toStrictEqual([]);
  });

  it('[BKG-29][BKG-32] shows the next opening and the popup of a closed business, as its page does', async () => {
    const api = pageApi();
    api.answer('business/details', () =>
      wireDetails({
        pickup_order_possible: 'no',
        delivery_order_possible: 'no',
        bs_next_open: 'Opens at 17:00',
      }),
    );
    await open(api);
    expect(screen.getByRole('alertdialog', { name: 'Sorry!!' })).toHaveTextContent(
      'The restaurant is closed at the moment.',
    );
    expect(screen.getByText('Opens at 17:00')).toBeInTheDocument();
  });
});
