import type { AccountUser } from '../domain/account-user';
import type { LoginSession } from '../domain/login-session';
import type { MessageChoices } from '../domain/message-choices';
import type { PastBooking } from '../domain/past-booking';
import type { PastOrder } from '../domain/past-order';
import type { ReorderedCart } from '../domain/reordered-cart';

/** What was asked for, or the server's sentence for refusing it. */
export type Outcome<Value> =
  { readonly kind: 'ok'; readonly value: Value } | { readonly kind: 'refused'; readonly sentence: string };

/** One page of a list, newest first. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

/** Where an open payment is made, or that it has been made. */
export type PaymentPlace = { readonly kind: 'open'; readonly payAt: string } | { readonly kind: 'paid' };

/**
 * What the account asks of the API. Every method rejects with ApiUnreachable when there is no answer. What the server answers of the
 * user is also kept in the session, and a refusal because the session has ended logs the user out (D50).
 */
export interface AccountGateway {
  /** The user as the session has stored them; undefined while nobody has logged in, or a guest has. Observable (MobX). */
  readonly user: AccountUser | undefined;
  orders(page: number, signal: AbortSignal): Promise<Outcome<ListPage<PastOrder>>>;
  orderAgain(orderKey: string): Promise<Outcome<ReorderedCart>>;
  /** The card payment of an order, or of a booking by `{id}_booking`. */
  payment(key: string): Promise<Outcome<PaymentPlace>>;
  bookings(page: number, signal: AbortSignal): Promise<Outcome<ListPage<PastBooking>>>;
  cancelBooking(id: string): Promise<Outcome<PastBooking>>;
  saveProfile(profile: { readonly name: string; readonly mobile: string }): Promise<Outcome<undefined>>;
  changePassword(passwords: { readonly old: string; readonly new: string }): Promise<Outcome<undefined>>;
  /** Sets a new password with the key of an e-mail and logs the user in; returns the user's id (ACC-9). */
  resetPassword(resetKey: string, password: string): Promise<Outcome<string>>;
  removeAddress(id: string): Promise<Outcome<undefined>>;
  makeDefaultAddress(id: string): Promise<Outcome<undefined>>;
  saveChoices(choices: MessageChoices): Promise<Outcome<undefined>>;
  loginSessions(): Promise<Outcome<readonly LoginSession[]>>;
  /** Ends every session of the user but this one; returns how many there were (D98). */
  endOtherSessions(): Promise<Outcome<number>>;
  /** Everything stored about the user, by kind (ACC-6). */
  exportData(): Promise<Outcome<Readonly<Record<string, unknown>>>>;
  deleteAccount(password: string): Promise<Outcome<undefined>>;
}
