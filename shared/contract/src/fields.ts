import { FormatRegistry, Type } from '@sinclair/typebox';
import type { Static, TLiteral, TObject, TSchema, TUnion } from '@sinclair/typebox';
import { isPersonName } from './person-name';

/** Text without NUL and lone surrogates, which PostgreSQL cannot store. */
const storable = '(?:\\u0000|[\\uD800-\\uDBFF](?![\\uDC00-\\uDFFF])|(?<![\\uD800-\\uDBFF])[\\uDC00-\\uDFFF])';
const textPattern = `^(?![\\s\\S]*?${storable})`;
const linePattern = `^(?![\\s\\S]*?(?:[\\u0001-\\u001F\\u007F-\\u009F\\u2028\\u2029]|${storable}))`;

/** Text of one or more lines, at most `max` characters long. */
export function text(max: number, min = 0) {
  return Type.String({
    minLength: min,
    maxLength: max,
    pattern: textPattern,
    description: `text of at most ${max} characters`,
  });
}

/** Text on one line, without line breaks and control characters (it may end up in an e-mail header), at most `max` characters. */
export function line(max: number, min = 0) {
  return Type.String({
    minLength: min,
    maxLength: max,
    pattern: linePattern,
    description: `one line of at most ${max} characters`,
  });
}

/** A person's name, as `isPersonName` checks it. */
export function personName(min = 0) {
  FormatRegistry.Set('person-name', isPersonName);
  return Type.String({
    minLength: min,
    maxLength: 100,
    pattern: linePattern,
    format: 'person-name',
    description: 'a name of at most 100 letters, spaces, hyphens and apostrophes',
  });
}

/** A field that may be left out, and then means `value`. */
export function optionalOr<Schema extends TSchema>(schema: Schema, value: Static<Schema>) {
  const withDefault: Schema = { ...schema, default: value };
  return Type.Optional(withDefault);
}

/** One of the given words. */
export function oneOf<const Words extends readonly string[]>(...words: Words) {
  return Type.Union(words.map((word) => Type.Literal(word))) as TUnion<{
    -readonly [Place in keyof Words]: TLiteral<Words[Place]>;
  }>;
}

/**
 * One of several objects, distinguished by the value of one property. If they were distinguished by shape alone, a value could pass as
 * the least strict of them.
 */
export function unionBy<Objects extends TObject[]>(propertyName: string, ...objects: [...Objects]) {
  return Type.Union(objects, { discriminator: { propertyName } });
}

/** Pounds with two decimals, `"7.95"`; never negative (D25). */
export const Money = Type.String({
  pattern: '^[0-9]{1,7}\\.[0-9]{2}$',
  description: 'pounds with two decimals, such as 7.95',
});

/** Pounds with two decimals, or `""` where there is none. */
export const MoneyOrNone = Type.String({
  pattern: '^([0-9]{1,7}\\.[0-9]{2})?$',
  description: 'pounds with two decimals, such as 7.95, or nothing',
});

/** A percentage or an amount in pounds, as its neighbour says: `"10"`, `"12.5"`, `"3.00"`. */
export const Rate = Type.String({
  pattern: '^[0-9]{1,7}(\\.[0-9]{1,2})?$',
  description: 'a number with at most two decimals, such as 12.5',
});

/** Stars out of five with one decimal, `"4.3"`, or `""` where nobody has rated yet. */
export const Rating = Type.String({
  pattern: '^([0-5]\\.[0-9])?$',
  description: 'stars out of five with one decimal, such as 4.3, or nothing',
});

export const YesNo = oneOf('yes', 'no');
export type YesNo = 'yes' | 'no';

/** Whether orders can be made in a mode: now, for later, or not at all (DAT-3). */
export const Possible = oneOf('yes', 'no', 'pre');
export type Possible = 'yes' | 'no' | 'pre';

/** `del_mode`, `servicetype` and `isDelMode` of the wire. */
export const ServiceMode = oneOf('delivery', 'pickup');
export type ServiceMode = 'delivery' | 'pickup';

/** `cod` is cash. */
export const PayMode = oneOf('cod', 'card');
export type PayMode = 'cod' | 'card';

/** An opaque id. */
export const Id = line(64, 1);

/** An id, or `""` where there is none. */
export const IdOrNone = line(64);

/** A calendar date, `YYYY-MM-DD`. */
export const CalendarDate = Type.String({
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  description: 'a date, YYYY-MM-DD',
});

/** A time of day in London, `HH:MM`. */
export const TimeOfDay = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'a time of day, HH:MM',
});

/** An instant in universal time, as `Date.toISOString` writes it. */
export const Instant = Type.String({
  pattern:
    '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9][.][0-9]{3}Z$',
  description: 'an instant, YYYY-MM-DDTHH:MM:SS.sssZ',
});

/** A UK mobile or landline number as the forms ask for it: 0 and ten digits. */
export const Phone = Type.String({
  pattern: '^0[0-9]{10}$',
  description: 'a phone number of 11 digits with a leading 0',
});

/** An e-mail address, checked as the forms check it. */
export const Email = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@<>"\\u0000-\\u001F]+@[^\\s@<>"\\u0000-\\u001F]+\\.[^\\s@<>".\\u0000-\\u001F]+$',
  description: 'an email address',
});

/** A session token: 256 random bits in base64url (D10). */
export const SessionToken = Type.String({
  maxLength: 100,
  pattern: '^[A-Za-z0-9_-]*$',
  description: 'a session token',
});

/** The token of a kitchen's session: 256 random bits in base64url (KIT-1). */
export const KitchenToken = Type.String({
  maxLength: 100,
  pattern: '^[A-Za-z0-9_-]*$',
  description: 'the token of a kitchen session',
});

/** A postcode as typed; the server parses it (D8). */
export const PostcodeText = line(100);

/** A business's slug in a request. An unknown one is answered 204, so its form is not checked here (D47). */
export const SlugText = line(100);
