import { Kind } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import {
  CalendarDate,
  Email,
  Money,
  MoneyOrNone,
  OrderTime,
  Phone,
  Rate,
  Rating,
  SessionToken,
  TimeOfDay,
  Tip,
} from '@storefront/contract/schemas';

const wordsByPattern = new Map<unknown, string>([
  [Money.pattern, 'pounds with two decimals, such as "7.95"'],
  [MoneyOrNone.pattern, 'pounds with two decimals, such as "20.00", or ""'],
  [Rate.pattern, 'a percentage or an amount, such as "10" or "3.00"'],
  [Rating.pattern, 'stars with one decimal from "0.0" to "5.9", or ""'],
  [TimeOfDay.pattern, 'a time of day, such as "09:30"'],
  [CalendarDate.pattern, 'a date, such as "2026-12-25"'],
  [Email.pattern, 'an email address, such as "ada@example.com"'],
  [Phone.pattern, 'a phone number of 11 digits with a leading 0'],
  [SessionToken.pattern, 'a session token'],
  [OrderTime.pattern, '"ASAP" or a time of day, such as "18:30"'],
  [Tip.pattern, 'pounds with two decimals, such as "2.00", at most "100.00"'],
  ['^[a-z0-9-]+$', 'a slug of a-z, 0-9 and "-"'],
]);

/** What a schema expects, in a few words. */
export function expectedBy(schema: TSchema): string {
  switch (schema[Kind]) {
    case 'Literal':
      return JSON.stringify(schema['const']);
    case 'Union':
      return (schema['anyOf'] as TSchema[]).map(expectedBy).join(' or ');
    case 'Integer':
      return `a whole number${rangeWords(schema)}`;
    case 'Number':
      return `a number${rangeWords(schema)}`;
    case 'Boolean':
      return 'true or false';
    case 'Tuple':
      return `a list of ${schema['minItems']}: ${((schema['items'] ?? []) as TSchema[]).map(expectedBy).join(', ')}`;
    case 'Array':
      return arrayWords(schema);
    case 'String':
      return stringWords(schema);
    case 'Null':
      return 'null';
    case 'Unknown':
      return 'a value';
    default:
      return 'an object';
  }
}

function rangeWords({ minimum, maximum }: TSchema): string {
  if (minimum === undefined) return maximum === undefined ? '' : ` up to ${maximum}`;
  return maximum === undefined ? ` from ${minimum}` : ` from ${minimum} to ${maximum}`;
}

function arrayWords({ minItems, maxItems }: TSchema): string {
  const bounds = [
    ...(minItems === undefined ? [] : [`at least ${minItems}`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
  ];
  return ['a list', bounds.join(' and ')].filter(Boolean).join(' of ');
}

function stringWords(schema: TSchema): string {
  if (schema['format'] === 'person-name')
    return `a name of at most ${schema.maxLength} letters, spaces, hyphens and apostrophes`;
  const words = wordsByPattern.get(schema['pattern']);
  if (words !== undefined) return words;
  const { minLength = 0, maxLength } = schema;
  const oneLine = String(schema['pattern'] ?? '').includes('u0001') ? ' on one line' : '';
  if (maxLength === undefined) return minLength > 0 ? `text of at least ${minLength} characters` : 'text';
  return `text${oneLine} of ${minLength > 0 ? `${minLength} to ` : 'at most '}${maxLength} characters`;
}
