import { tidyPostcode } from '@storefront/contract';
import { copy } from '../copy';
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

/** What the customer has filled in, `''` for an empty field. `guests` is a whole number as text. */
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

/** The boxes below the form; the defaults are those of DAT2-1 and D71. */
export interface MessageChoices {
  readonly updates: boolean;
  readonly offers: boolean;
  readonly restaurantOffers: boolean;
}

/** Everything that the customer has filled in or chosen; `paymode` is null until one is chosen. */
export interface BookingDraft {
  readonly form: BookingForm;
  readonly messageChoices: MessageChoices;
  readonly paymode: string | null;
  readonly hasAgreed: boolean;
}

const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const mobilePattern = /^0\d{10}$/;

const check = (
  value: string,
  missing: string,
  isValid: (text: string) => boolean = () => true,
  invalid = '',
): string => {
  const text = value.trim();
  if (text === '') return missing;
  return isValid(text) ? '' : invalid;
};

/** The length is that of the tidied postcode, without its space (BKV-11, D11, D70). */
const hasPostcodeLength = (text: string) => {
  const { length } = tidyPostcode(text).replace(/\s+/g, '');
  return length >= 5 && length <= 7;
};

/** What is wrong with each field, `''` where nothing is (BKV-1 to BKV-13, D31, D70). */
export function formErrors(
  form: BookingForm,
  rules: { readonly isMessageRequired: boolean },
): Record<BookingField, string> {
  return {
    date: check(form.date, copy.booking.missing.date),
    occasion: check(form.occasion, copy.booking.missing.occasion),
    time: check(form.time, copy.booking.missing.time),
    guests: check(form.guests, copy.booking.missing.guests),
    name: check(form.name, copy.booking.missing.name),
    email: check(
      form.email,
      copy.booking.missing.email,
      (text) => emailPattern.test(text),
      copy.booking.invalid.email,
    ),
    mobile: check(
      form.mobile,
      copy.booking.missing.mobile,
      (text) => mobilePattern.test(text),
      copy.booking.invalid.mobile,
    ),
    postcode: check(
      form.postcode,
      copy.booking.missing.postcode,
      hasPostcodeLength,
      copy.booking.invalid.postcode,
    ),
    message: rules.isMessageRequired ? check(form.message, copy.booking.missing.message) : '',
  };
}

/** The guest numbers to choose from: every whole number from the minimum to the maximum (D32). */
export function guestOptions({ minimumGuests, maximumGuests }: GuestRange): string[] {
  return Array.from({ length: Math.max(0, maximumGuests - minimumGuests + 1) }, (_, index) =>
    String(minimumGuests + index),
  );
}

export function isOccasion(text: string): text is Occasion {
  return occasions.some((occasion) => occasion === text);
}
