import { firstCharacters } from '@storefront/contract';
import { accepted, refused } from './parsed';
import type { Parsed } from './parsed';

/** An amount of money in whole pence, never negative and never fractional (TOT-18). */
export type Pence = number;

/** A percentage in ten-thousandths of one percent, so 12.5 % is 125000: rates stay whole numbers too. */
export type Rate = number;

const POUNDS = /^(\d{1,7})\.(\d{2})$/;
const POUNDS_SHORT = /^(\d{1,7})(?:\.(\d{1,2}))?$/;
const RATE = /^(\d{1,7})(?:\.(\d{1,4}))?$/;
const RATE_UNITS_IN_ONE_PERCENT = 10_000;
const RATE_UNITS_IN_WHOLE = 100n * BigInt(RATE_UNITS_IN_ONE_PERCENT);

/** Parses a wire amount, pounds with exactly two decimals up to 9999999.99, as pence; anything else is refused (TOT-18). */
export function parsePounds(text: unknown): Parsed<Pence> {
  const match = typeof text === 'string' ? POUNDS.exec(text) : null;
  if (match === null) return refused(`${quote(text)} is not an amount in pounds with two decimals`);
  return accepted(Number(match[1]) * 100 + Number(match[2]));
}

/** Parses an amount from a field that may also hold a percentage, which allows '3' and '3.5' too. */
export function parseShortPounds(text: unknown): Parsed<Pence> {
  const match = typeof text === 'string' ? POUNDS_SHORT.exec(text) : null;
  if (match === null) return refused(`${quote(text)} is not an amount in pounds`);
  return accepted(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}

/** Writes pence as pounds with two decimals: 795 is '7.95' (TOT-18). */
export function formatPounds(amount: Pence): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses a percentage with up to four decimals, such as '10' or '12.50'; anything else is refused. */
export function parseRate(text: unknown): Parsed<Rate> {
  const match = typeof text === 'string' ? RATE.exec(text) : null;
  if (match === null) return refused(`${quote(text)} is not a percentage`);
  return accepted(Number(match[1]) * RATE_UNITS_IN_ONE_PERCENT + Number((match[2] ?? '').padEnd(4, '0')));
}

/** Writes a rate without trailing zeros: 125000 is '12.5' and 100000 is '10'. */
export function formatRate(rate: Rate): string {
  const whole = Math.floor(rate / RATE_UNITS_IN_ONE_PERCENT);
  const decimals = String(rate % RATE_UNITS_IN_ONE_PERCENT)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(whole) : `${whole}.${decimals}`;
}

/**
 * That percentage of an amount, rounded once, half away from zero, to a whole multiple of `step` pence (TOT-16).
 * Rounding to pence first and to ten pence afterwards would turn 2.449 into 2.50.
 */
export function percentageOf(amount: Pence, rate: Rate, step: Pence = 1): Pence {
  const divisor = RATE_UNITS_IN_WHOLE * BigInt(step);
  const doubled = 2n * BigInt(amount) * BigInt(rate) + divisor;
  return Number(doubled / (2n * divisor)) * step;
}

/** Rounds to the nearest ten pence, half away from zero (TOT-14). */
export function roundToTenPence(amount: Pence): Pence {
  return Math.floor((amount + 5) / 10) * 10;
}

const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  const shown = firstCharacters(text, 40);
  return shown === text ? text : `${shown}…`;
};
