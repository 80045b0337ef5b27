import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallName } from '@storefront/contract';
import type { Backoff } from './rate-limit';

/**
 * The calls that may cost money: they send an e-mail or a text message, or open a payment. Each is registered with the recipients
 * that its second limit counts.
 */
export const spendingCalls = [
  'business/booking',
  'business/order',
  'business/order_state',
  'business/cash_order_otp_details',
  'business/cash_order_change_mobile',
  'business/cash_order_otp_verify',
  'users/register',
  'users/password',
  'users/forgot_password',
  'users/reset_password',
  'users/booking_cancel',
  'information/contact_us',
  'payment/session',
  'payment/callback/{provider}',
] as const satisfies readonly CallName[];
export type SpendingCall = (typeof spendingCalls)[number];

/** How often calls may send something to one recipient. No pause is longer than half an hour. */
export const recipientBackoff: Backoff = { freeTries: 10, firstPauseSeconds: 60, longestPauseSeconds: 1_800 };

const running = new AsyncLocalStorage<CallName>();

/** Runs a handler and remembers its call meanwhile. */
export function duringCall<Answer>(name: CallName, answer: () => Promise<Answer>): Promise<Answer> {
  return running.run(name, answer);
}

/** Throws inside a call that is not registered as spending, since it has no limit per recipient. Code that spends money calls it first. */
export function assertMaySpend(): void {
  const name = running.getStore();
  const spending: readonly CallName[] = spendingCalls;
  if (name !== undefined && !spending.includes(name))
    throw new Error(`The call ${name} spends money, so it belongs into spendingCalls`);
}
