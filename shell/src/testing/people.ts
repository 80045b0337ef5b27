import type { UserData } from '@storefront/contract';

/** A user as the server tells it. */
export const aUser = (overrides: Partial<UserData> = {}): UserData => ({
  user_id: '41',
  sessiontoken: 'token-of-asha',
  name: 'Asha Rahman',
  email: 'asha@example.test',
  mobile: '07700900123',
  address_book: null,
  address_book_list: [],
  sms_subscription: 'no',
  bookyup_subscription: 'no',
  subscribed_bs_list: [],
  ...overrides,
});

/** A guest as the server tells it: user_id '0', and nothing known. */
export const aGuest = (): UserData =>
  aUser({ user_id: '0', sessiontoken: 'token-of-a-guest', name: '', email: '', mobile: '' });
