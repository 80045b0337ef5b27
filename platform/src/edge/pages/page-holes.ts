import { randomBytes } from 'node:crypto';
import type { PageDecision, PageState } from '@storefront/contract';
import { inlineJson } from '../../markup';
import type { HoleValues } from './page-template';

/** The text around the names of holes; random, so that no text from elsewhere contains it. */
export const holeMark = `hole-${randomBytes(12).toString('hex')}-`;

const hole = (name: string) => `${holeMark}${name}${holeMark}`;

/** The hole of the page's nonce. */
export const nonceHole = hole('nonce');

const reasonHole = (feature: string) => `reason of ${feature}`;

/**
 * A page's state as JSON, shared by all who get the same releases: it has holes for the reasons of the decisions, and for the
 * last fields of the object, which belong to one visitor or one moment.
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

/** The values of one visitor's page for the holes of `stateForAll`, and its nonce. */
export function holeValuesOf({ now, token, others, trace, decisions }: PageState, nonce: string): HoleValues {
  const reasons = Object.entries(decisions).map(([feature, { reason }]) => [
    reasonHole(feature),
    inlineJson(reason.text),
  ]);
  const rest = inlineJson({
    now,
    ...(others && { others }),
    ...(token !== undefined && { token }),
    ...(trace !== undefined && { trace }),
  });
  return { ...Object.fromEntries(reasons), rest: `,${rest.slice(1, -1)}`, nonce };
}

/** Holes inside JSON, which may be padded with spaces. */
const isPadded = (name: string) => name !== 'nonce';

// Reasons and tokens of other visitors are a little longer or shorter.
const step = 64;

/** The lengths of the holes for these values and similar ones. */
export function lengthsFor(filling: HoleValues): Record<string, number> {
  return Object.fromEntries(
    Object.entries(filling).map(([name, text]) => {
      const bytes = Buffer.byteLength(text);
      return [name, isPadded(name) ? (Math.floor(bytes / step) + 2) * step : bytes];
    }),
  );
}

/** The values padded to these lengths; a value that is too long stays so. */
export function padded(filling: HoleValues, lengths: Readonly<Record<string, number>>): HoleValues {
  return Object.fromEntries(
    Object.entries(filling).map(([name, text]) => {
      const missing = (lengths[name] ?? 0) - Buffer.byteLength(text);
      return [name, isPadded(name) && missing > 0 ? text + ' '.repeat(missing) : text];
    }),
  );
}
