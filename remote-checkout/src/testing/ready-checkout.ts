import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@storefront/contract';
import { anAgreeingApi, storedGuestAddress } from './checkout-host';
import type { CheckoutSetting } from './checkout-host';
import { openCheckout } from './open-checkout';

type OrderAnswer = Answer<'business/order'>;

/** Opens a checkout with everything filled in; the API answers the order with `answer`. */
export async function readyCheckout(
  answer: OrderAnswer = { responsecode: '200', id: 'okey-1', subscribed_bs_list: [] },
  setting: CheckoutSetting = {},
) {
  const user = userEvent.setup();
  const api = setting.api ?? anAgreeingApi();
  api.answer('business/order', () => answer);
  const page = await openCheckout({
    ...setting,
    api,
    stored: { addressDetails: storedGuestAddress, ...setting.stored },
  });
  const press = () => user.click(screen.getByRole('button', { name: /^(Place order|Pay) / }));
  return { ...page, user, api, press };
}

/** The popup with a title. */
export function popup(title: string) {
  return screen.getByRole('alertdialog', { name: title });
}
