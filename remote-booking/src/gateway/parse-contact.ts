import type { UserData } from '@storefront/contract';

/** What the booking form takes over from a user or a guest; '' for what is not known. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly postcode: string;
}

/** Parses the contact of a user or a guest; the postcode is that of the default address. */
export function parseContact({ name, email, mobile, address_book }: UserData): Contact {
  return { name, email, mobile, postcode: address_book?.zipcode ?? '' };
}
