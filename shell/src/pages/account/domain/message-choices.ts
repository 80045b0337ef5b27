/** What a user wants to be sent. */
export interface MessageChoices {
  readonly sms: boolean;
  /** Offers from the provider, by e-mail. */
  readonly offers: boolean;
  /** The ids of the businesses whose offers are wanted. */
  readonly businesses: readonly string[];
}
