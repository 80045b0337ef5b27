import { sharedCopy } from '../copy';
import type { FormFault } from './parse-form';

/** The sentences of the address book; those of the form show under it (ADR-25). */
export const copy = {
  faults: {
    name: 'Name is required',
    email: 'Email is required',
    mobile: 'Mobile Number is required',
    address: 'Address is required',
    postcode: 'Postcode is required',
    'no-postcode': sharedCopy.invalidPostcode,
  } satisfies Record<FormFault, string>,
  /** The sentence of ADR-23; `postcode` in the form that is shown. */
  outOfReach: (postcode: string) =>
    `The restaurant doesn’t deliver to ${postcode}. Enter a different delivery postcode`,
  unknownAddress: 'We cannot find that address.',
  bookFull: 'Your address book is full. Please remove an address first.',
} as const;
