import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

/** The button that places the order, or null. */
export function orderButton() {
  return screen.queryByRole('button', { name: /^Place order/ });
}

/** A field of the address form. */
export function field(name: string) {
  return screen.getByLabelText(new RegExp(`^${name}`));
}

/** The button that saves the address. */
export function save() {
  return screen.getByRole('button', { name: 'Deliver here' });
}

/** Fills the address form in as a customer would. */
export async function typeAddress(user: ReturnType<typeof userEvent.setup>, postcode = 'E1 6AN') {
  await user.type(field('Name'), 'Sam Guest');
  await user.type(field('Email'), 'sam@example.test');
  await user.type(field('Mobile Number'), '07700900456');
  await user.type(field('Address'), '4 Fournier Street');
  await user.type(field('Postcode'), postcode);
}
