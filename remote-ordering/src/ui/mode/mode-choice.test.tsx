import { act, screen, within } from '@testing-library/react';
import { showPage } from '../../testing/show-page';

const modes = () => within(screen.getByRole('group', { name: 'How would you like your order?' }));

it('[BIZ-23] the head shows what delivery to a known postcode costs before a mode is chosen, and takes a pressed mode', async () => {
  const { customer, model, host } = await showPage({
    stored: { searched_pincode: 'E1 6AN' },
    info: { delivery_from: '1.50' },
    distance: 0.4,
  });
  await act(async () => undefined);
  expect(modes().getByRole('button', { name: 'Delivery 45 mins · £2.50' })).toBeInTheDocument();
  const collection = modes().getByRole('button', { name: 'Collection 20 mins · 0.4 mi' });
  await customer.click(collection);
  expect(collection).toHaveAttribute('aria-pressed', 'true');
  expect(model.mode.mode).toBe('collection');
  await customer.click(modes().getByRole('button', { name: /^Delivery/ }));
  expect(model.mode.mode).toBe('delivery');
  expect(host.storage.read('isDelMode')).toBe('delivery');
});

it('[BIZ-23] without a postcode it shows the lowest charge, and pressing delivery asks for one', async () => {
  const { customer } = await showPage({ info: { delivery_from: '1.50' } });
  await customer.click(modes().getByRole('button', { name: 'Delivery 45 mins · from £1.50' }));
  expect(screen.getByRole('dialog', { name: 'Enter Postcode' })).toBeInTheDocument();
});

it('a mode that is not possible cannot be pressed', async () => {
  await showPage({ info: { delivery_order_possible: 'no' } });
  expect(modes().getByRole('button', { name: 'Delivery Unavailable' })).toBeDisabled();
});
