import { randomBytes } from 'node:crypto';
import type { PageDecision, PageState } from '@storefront/contract';
import { inlineJson } from './markup';
import type { Filling } from './page-template';

/** What stands around the names of holes: unlike any text that comes from elsewhere. */
export const holeMark = `hole-${randomBytes(12).toString('hex')}-`;

const hole = (name: string) => `${holeMark}${name}${holeMark}`;

/** The hole of the page's nonce. */
export const nonceHole = hole('nonce');

const reasonHole = (feature: string) => `reason of ${feature}`;

/**
 * A page's state as JSON for all who get the same releases: holes are left for why a visitor gets them, and for what comes last in the
 * object, which is his alone or of the moment.
 */
export function stateForAll({ now: _now, token: _token, others: _others, ...state }: PageState): string {
  const decisions = Object.fromEntries(
    Object.entries(state.decisions).map(([feature, decision]) => [feature, withoutReason(feature, decision)]),
  );
  const text = JSON.stringify({ ...state, decisions });
  const holed = text.replaceAll(`"${holeMark}`, holeMark).replaceAll(`${holeMark}"`, holeMark);
  return `${holed.slice(0, -1)}${hole('rest')}}`;
}

function withoutReason(feature: string, { reason, ...decision }: PageDecision): PageDecision {
  return { ...decision, reason: { ...reason, text: hole(reasonHole(feature)) } };
}

/** What one visitor's page has in the holes of `stateForAll`, and its nonce. */
export function fillingOf({ now, token, others, decisions }: PageState, nonce: string): Filling {
  const reasons = Object.entries(decisions).map(([feature, { reason }]) => [
    reasonHole(feature),
    inlineJson(reason.text),
  ]);
  const rest = inlineJson({ now, ...(others && { others }), ...(token !== undefined && { token }) });
  return { ...Object.fromEntries(reasons), rest: `,${rest.slice(1, -1)}`, nonce };
}

/** Holes inside JSON, which may be filled up with spaces. */
const isPadded = (name: string) => name !== 'nonce';

// Reasons and tokens of other visitors are a little longer or shorter.
const step = 64;

/** How long the holes have to be for this filling and for others like it. */
export function lengthsFor(filling: Filling): Record<string, number> {
  return Object.fromEntries(
    Object.entries(filling).map(([name, text]) => {
      const bytes = Buffer.byteLength(text);
      return [name, isPadded(name) ? (Math.floor(bytes / step) + 2) * step : bytes];
    }),
  );
}

/** The filling in these lengths; what is too long stays so. */
export function padded(filling: Filling, lengths: Readonly<Record<string, number>>): Filling {
  return Object.fromEntries(
    Object.entries(filling).map(([name, text]) => {
      const missing = (lengths[name] ?? 0) - Buffer.byteLength(text);
      return [name, isPadded(name) && missing > 0 ? text + ' '.repeat(missing) : text];
    }),
  );
}
