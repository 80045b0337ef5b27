import { ApiUnreachable } from '@storefront/host';
import type { AccountUser } from '../domain/account-user';
import type { LoginSession } from '../domain/login-session';
import type { MessageChoices } from '../domain/message-choices';
import type { PastBooking } from '../domain/past-booking';
import type { PastOrder } from '../domain/past-order';
import type { ReorderedCart } from '../domain/reordered-cart';
import type { AccountGateway, ListPage, Outcome, PaymentPlace } from '../gateway/account-gateway';

/** The outcomes by method; a method without an outcome rejects as unreachable. */
export interface Outcomes {
  orders?: Outcome<ListPage<PastOrder>>;
  orderAgain?: Outcome<ReorderedCart>;
  payment?: Outcome<PaymentPlace>;
  bookings?: Outcome<ListPage<PastBooking>>;
  cancelBooking?: Outcome<PastBooking>;
  saveProfile?: Outcome<undefined>;
  changePassword?: Outcome<undefined>;
  resetPassword?: Outcome<string>;
  removeAddress?: Outcome<undefined>;
  makeDefaultAddress?: Outcome<undefined>;
  saveChoices?: Outcome<undefined>;
  loginSessions?: Outcome<readonly LoginSession[]>;
  endOtherSessions?: Outcome<number>;
  exportData?: Outcome<Readonly<Record<string, unknown>>>;
  deleteAccount?: Outcome<undefined>;
}

/** Returns the scripted outcomes and records what was asked; `outcomes` may be changed between two calls. */
export class FakeAccountGateway implements AccountGateway {
  readonly asked: string[] = [];

  constructor(
    readonly outcomes: Outcomes = {},
    readonly user: AccountUser | undefined = undefined,
  ) {}

  orders(page: number, signal: AbortSignal) {
    return this.answer('orders', `${page}`, signal);
  }

  orderAgain(orderKey: string) {
    return this.answer('orderAgain', orderKey);
  }

  payment(key: string) {
    return this.answer('payment', key);
  }

  bookings(page: number, signal: AbortSignal) {
    return this.answer('bookings', `${page}`, signal);
  }

  cancelBooking(id: string) {
    return this.answer('cancelBooking', id);
  }

  saveProfile({ name, mobile }: { readonly name: string; readonly mobile: string }) {
    return this.answer('saveProfile', `${name} ${mobile}`);
  }

  changePassword(passwords: { readonly old: string; readonly new: string }) {
    return this.answer('changePassword', `${passwords.old} ${passwords.new}`);
  }

  resetPassword(resetKey: string, password: string) {
    return this.answer('resetPassword', `${resetKey} ${password}`);
  }

  removeAddress(id: string) {
    return this.answer('removeAddress', id);
  }

  makeDefaultAddress(id: string) {
    return this.answer('makeDefaultAddress', id);
  }

  saveChoices({ sms, offers, businesses }: MessageChoices) {
    return this.answer('saveChoices', `${sms} ${offers} ${businesses.join(',')}`);
  }

  loginSessions() {
    return this.answer('loginSessions', '');
  }

  endOtherSessions() {
    return this.answer('endOtherSessions', '');
  }

  exportData() {
    return this.answer('exportData', '');
  }

  deleteAccount(password: string) {
    return this.answer('deleteAccount', password);
  }

  private async answer<Name extends keyof Outcomes>(
    name: Name,
    what: string,
    signal?: AbortSignal,
  ): Promise<NonNullable<Outcomes[Name]>> {
    this.asked.push(`${name} ${what}`.trim());
    const outcome = this.outcomes[name];
    await Promise.resolve();
    signal?.throwIfAborted();
    if (outcome === undefined) throw new ApiUnreachable(name);
    return outcome;
  }
}
