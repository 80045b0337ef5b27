import { tidyPostcode } from '@storefront/contract';
import type { GuestRange } from './business';

/** The occasions of the form, in its order (BKG-6). */
export const occasions = [
  'Birthday',
  'Anniversary',
  'Family Reunion',
  'Friends Party',
  'Special Occasion',
  'Business Related',
  'Others',
] as const;

export type Occasion = (typeof occasions)[number];

/** What the customer has filled in; `''` where nothing yet. `guests` is a whole number as text. */
export interface BookingForm {
  readonly date: string;
  readonly occasion: Occasion | '';
  readonly time: string;
  readonly guests: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly postcode: string;
  readonly message: string;
}

export type BookingField = keyof BookingForm;

export const emptyForm: BookingForm = {
  date: '',
  occasion: '',
  time: '',
  guests: '',
  name: '',
  email: '',
  mobile: '',
  postcode: '',
  message: '',
};

const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const mobilePattern = /^0\d{10}$/;

const check = (
  given: string,
  missing: string,
  isValid: (text: string) => boolean = () => true,
  invalid = '',
): string => {
  const text = given.trim();
  if (text === '') return missing;
  return isValid(text) ? '' : invalid;
};

/** The length is that of the tidied postcode, without its space (BKV-11, D11, D70). */
const isPostcodeLong = (text: string) => {
  const { length } = tidyPostcode(text).replace(/\s+/g, '');
  return length >= 5 && length <= 7;
};

/** What is wrong with each field, `''` where nothing is (BKV-1 to BKV-13, D31, D70). */
export function formErrors(
  form: BookingForm,
  rules: { readonly isMessageRequired: boolean },
): Record<BookingField, string> {
  return {
    date: check(form.date, 'Preferred date required'),
    occasion: check(form.occasion, 'Occasion required'),
    time: check(form.time, 'Preferred time slot required'),
    guests: check(form.guests, 'Preferred guest number required'),
    name: check(form.name, 'Name required'),
    email: check(form.email, 'Email required', (text) => emailPattern.test(text), 'Please enter valid email'),
    mobile: check(
      form.mobile,
      'Mobile number required',
      (text) => mobilePattern.test(text),
      'Mobile number must have 11 digit and a leading 0',
    ),
    postcode: check(form.postcode, 'Postcode required', isPostcodeLong, 'Please enter valid postcode'),
    message: rules.isMessageRequired ? check(form.message, 'Message required') : '',
  };
}

/** The guest numbers to choose from: every whole number from the least to the most (D32). */
export function guestOptions({ minimumGuests, maximumGuests }: GuestRange): string[] {
  return Array.from({ length: Math.max(0, maximumGuests - minimumGuests + 1) }, (_, at) =>
    String(minimumGuests + at),
  );
}

export function isOccasion(text: string): text is Occasion {
  return occasions.some((occasion) => occasion === text);
}
