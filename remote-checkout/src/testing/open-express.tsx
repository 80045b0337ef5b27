import userEvent from '@testing-library/user-event';
import type { OrderListItem, UserData } from '@storefront/contract';
import express from '../pages/express-checkout';
import { anAgreeingApi } from './checkout-host';
import type { CheckoutSetting } from './checkout-host';
import { openPage } from './open-checkout';
import { aUser, aWireAddress, aWireOrderInList } from './wire';

/** The default address of the user, and the one that the last order went to. */
export const home = aWireAddress();
export const work = aWireAddress({ address_id: 'a-2', address: '91 Commercial Street', is_default: 'no' });
export const loggedIn = aUser({ address_book: home, address_book_list: [home, work] });

interface ExpressSetting extends CheckoutSetting {
  readonly visitor?: UserData;
  readonly orders?: readonly OrderListItem[];
}

/** Opens checkout 2.0.0 for a user whose last order went to `work` and was paid by card. */
export async function openExpress({
  orders = [aWireOrderInList({ paymode: 'card', addressid: work.address_id })],
  ...setting
}: ExpressSetting = {}) {
  const { visitor = loggedIn, business, stored } = setting;
  const api =
    setting.api ??
    anAgreeingApi({
      orders,
      book: visitor.address_book_list,
      ...(business ? { business } : {}),
      ...(stored?.freedish ? { freedish: stored.freedish } : {}),
    });
  const page = await openPage(express, { visitor, ...setting, api });
  return { ...page, api, user: userEvent.setup() };
}
