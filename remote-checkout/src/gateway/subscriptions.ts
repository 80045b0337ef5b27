import type { UserData } from '@storefront/contract';
import type { Subscribed, Subscription } from '../domain/marketing';

/** Parses what a user is subscribed to; `business` means this business. */
export function parseSubscribed(data: UserData, businessId: string): Subscribed {
  return {
    sms: data.sms_subscription === 'yes',
    provider: data.bookyup_subscription === 'yes',
    business: data.subscribed_bs_list.includes(businessId),
  };
}

/** The user's data after an order with these subscriptions. */
export function withSubscriptions(
  data: UserData,
  wanted: readonly Subscription[],
  subscribedBusinesses: readonly string[],
): UserData {
  return {
    ...data,
    sms_subscription: wanted.includes('sms') ? 'yes' : data.sms_subscription,
    bookyup_subscription: wanted.includes('provider') ? 'yes' : data.bookyup_subscription,
    subscribed_bs_list: [...subscribedBusinesses],
  };
}
