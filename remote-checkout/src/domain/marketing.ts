/** A subscription that checkout may offer: text messages about the order, the provider's offers, the business's offers. */
export type Subscription = 'sms' | 'provider' | 'business';

/** What a user is subscribed to already. */
export type Subscribed = Readonly<Record<Subscription, boolean>>;

const allSubscriptions: readonly Subscription[] = ['sms', 'provider', 'business'];

/** The subscriptions to offer: those of a logged-in user that are off; a guest is offered none (SUB-1 to SUB-4). */
export function offeredSubscriptions(subscribed: Subscribed | undefined): readonly Subscription[] {
  return subscribed === undefined ? [] : allSubscriptions.filter((subscription) => !subscribed[subscription]);
}
