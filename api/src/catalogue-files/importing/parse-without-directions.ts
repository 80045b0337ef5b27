import { withoutDirections } from '@storefront/contract';

const written = /[\u202A-\u202E\u2066-\u2069]|\\u20(2[a-e]|6[6-9])/i;

/** Parses JSON and removes marks of text direction from every text; throws as `JSON.parse` does. */
export function parseWithoutDirections(json: string): unknown {
  return written.test(json)
    ? JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? withoutDirections(value) : value))
    : JSON.parse(json);
}
