import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiUnreachable } from '@storefront/host';
import { field, orderButton, save, typeAddress } from '../../../testing/address-form';
import { anAgreeingApi, storedGuestAddress } from '../../../testing/checkout-host';
import { openCheckout } from '../../../testing/open-checkout';
import { aUser } from '../../../testing/wire';

describe('a guest', () => {
  it('can log in instead, and keeps what was typed', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout();
    await user.type(screen.getByLabelText(/^Address/), '9 Brick Lane');
    await user.click(screen.getByRole('button', { name: 'Log in instead' }));
    expect(host.session.requests).toStrictEqual([{ guest: false }]);
    await act(async () => host.session.logIn(aUser()));
    expect(screen.queryByRole('button', { name: 'Log in instead' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Address/)).toHaveValue('9 Brick Lane');
  });
});

describe('a guest’s information', () => {
  it('[ADR-1][ADR-11] is a form at first, and the order button is hidden while it is open', async () => {
    await openCheckout();
    expect(screen.getByRole('form', { name: 'Delivery address' })).toBeInTheDocument();
    expect(orderButton()).not.toBeInTheDocument();
  });

  it('[ADR-2][ADR-3] saving keeps the address in the browser and shows the order button', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout();
    await typeAddress(user);
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Place order · £22.10' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(host.storage.read('addressDetails')).toStrictEqual(storedGuestAddress);
    expect(host.api.bodies('users/order_delivery_address')).toStrictEqual([
      expect.objectContaining({ user_type: 'guest', zipcode: 'E1 6AN', sessiontoken: 'token-of-a-guest' }),
    ]);
  });

  it('[ADR-2] typing is stored at once, so a reload loses nothing', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout();
    await user.type(field('Name'), 'Sam');
    expect(host.storage.read('addressDetails')).toMatchObject({ name: 'Sam', email: '' });
  });

  it('[ADR-4] an incomplete stored address opens the form', async () => {
    await openCheckout({ stored: { addressDetails: { ...storedGuestAddress, mobile_no: '' } } });
    expect(field('Name')).toHaveValue('Sam Guest');
    expect(field('Mobile Number')).toHaveValue('');
    expect(orderButton()).not.toBeInTheDocument();
  });

  it('[ADR-3][ADR-11] a complete stored address is shown at once; Edit opens the form and Cancel closes it', async () => {
    const user = userEvent.setup();
    await openCheckout({ stored: { addressDetails: storedGuestAddress } });
    expect(screen.getByText('4 Fournier Street, E1 6AN')).toBeInTheDocument();
    expect(orderButton()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(field('Name')).toHaveFocus();
    expect(orderButton()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(orderButton()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your Information' })).toHaveFocus();
  });

  it('asks for name, email and mobile only for a collection', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ mode: 'collection' });
    expect(screen.queryByLabelText(/^Address/)).not.toBeInTheDocument();
    await user.type(field('Name'), 'Sam Guest');
    await user.type(field('Email'), 'sam@example.test');
    await user.type(field('Mobile Number'), '07700900456');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeInTheDocument();
    expect(host.api.bodies('users/order_delivery_address')).toStrictEqual([]);
  });

  it('starts with the postcode that was searched for', async () => {
    await openCheckout({ stored: { searched_pincode: 'E1 6AN' } });
    expect(field('Postcode')).toHaveValue('E1 6AN');
  });

  it('[PER-4] has no saved addresses to choose from', async () => {
    await openCheckout({ stored: { addressDetails: storedGuestAddress } });
    expect(screen.queryByRole('radiogroup', { name: 'Saved addresses' })).not.toBeInTheDocument();
  });
});

describe('the address form', () => {
  it('[ADR-12][ADR-13][ADR-15][ADR-17][ADR-18][ADR-20] an empty submit shows every error and sends nothing', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout();
    await user.click(save());
    for (const name of ['Name', 'Email', 'Mobile Number', 'Address', 'Postcode']) {
      expect(screen.getByText(`${name} is required`)).toBeInTheDocument();
    }
    expect(field('Name')).toHaveFocus();
    expect(host.api.bodies('users/order_delivery_address')).toStrictEqual([]);
  });

  it('[ADR-19] a field shows no error until it is left', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await user.type(field('Email'), 'sam');
    expect(screen.queryByText('Please enter valid email')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Please enter valid email')).toBeInTheDocument();
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  });

  it('[ADR-14][ADR-16] a wrong email and a wrong mobile number have their own errors', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await user.type(field('Email'), 'sam@example');
    await user.type(field('Mobile Number'), '7700900456');
    await user.tab();
    expect(screen.getByText('Please enter valid email')).toBeInTheDocument();
    expect(screen.getByText('Phone number must have 11 digit and a leading 0')).toBeInTheDocument();
  });

  it('[ADR-21] a postcode is corrected when the field is left', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await user.type(field('Postcode'), ' e16an');
    await user.tab();
    expect(field('Postcode')).toHaveValue('E1 6AN');
  });

  it('[ADR-18] an invalid postcode is refused', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await user.type(field('Postcode'), 'E1');
    await user.tab();
    expect(screen.getByText('Please enter valid postcode')).toBeInTheDocument();
  });

  it('[ADR-22][ADR-23] a postcode outside the sectors is refused without asking the server', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout();
    await typeAddress(user, 'e161aa');
    await user.click(save());
    expect(
      screen.getByText('The restaurant doesn’t deliver to E16 1AA. Enter a different delivery postcode'),
    ).toBeInTheDocument();
    expect(host.api.bodies('users/order_delivery_address')).toStrictEqual([]);
    expect(orderButton()).not.toBeInTheDocument();
  });

  it('[ADR-23] a stored address of a guest outside the sectors is refused', async () => {
    await openCheckout({ stored: { addressDetails: { ...storedGuestAddress, zipcode: 'M1 1AA' } } });
    expect(
      screen.getByText('The restaurant doesn’t deliver to M1 1AA. Enter a different delivery postcode'),
    ).toBeInTheDocument();
  });

  it('[ADR-25] a refused save shows the server’s status under the form, which keeps what was typed', async () => {
    const user = userEvent.setup();
    const api = anAgreeingApi();
    api.answer('users/order_delivery_address', () => ({
      responsecode: '201',
      status: 'Please check your address.',
    }));
    await openCheckout({ api });
    await typeAddress(user);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check your address.');
    expect(field('Name')).toHaveValue('Sam Guest');
  });

  it('[G18] a save that cannot reach the server says so and keeps what was typed', async () => {
    const user = userEvent.setup();
    const api = anAgreeingApi();
    api.answer('users/order_delivery_address', () => {
      throw new ApiUnreachable('users/order_delivery_address');
    });
    await openCheckout({ api });
    await typeAddress(user);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Please try again.',
    );
    expect(field('Address')).toHaveValue('4 Fournier Street');
  });
});
