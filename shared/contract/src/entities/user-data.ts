import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { SessionToken, YesNo, line } from '../fields';
import { Address } from './address';

/**
 * The visitor (DAT2-18). `user_id` `"0"` is a guest, whose name, email and mobile are `""`.
 * `address_book` is the default address, or null; `address_book_list` is all of them, default first.
 * `subscribed_bs_list` holds the ids of the businesses whose offers are wanted.
 */
export const UserData = Type.Object({
  user_id: line(64, 1),
  sessiontoken: SessionToken,
  name: line(100),
  email: line(254),
  mobile: line(20),
  address_book: Type.Union([Address, Type.Null()]),
  address_book_list: Type.Array(Address, { maxItems: 100 }),
  sms_subscription: YesNo,
  bookyup_subscription: YesNo,
  subscribed_bs_list: Type.Array(line(64, 1), { maxItems: 10_000 }),
});
export type UserData = Static<typeof UserData>;
