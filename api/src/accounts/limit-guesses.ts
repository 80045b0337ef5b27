import { throwIfLimited } from '../limits/limit';
import { networkShares, networksOf } from '../limits/networks';
import type { Backoff } from '../limits/rate-limit';
import type { Ports } from '../ports';

const day = 86_400;
/** The wrong passwords of one network for one account. */
const guesses: Backoff = { freeTries: 5, firstPauseSeconds: 5, longestPauseSeconds: 900 };
/** Those of all networks together. The pauses are short, because the owner may be in one of them. */
const guessesOfAll: Backoff = { freeTries: 50, firstPauseSeconds: 5, longestPauseSeconds: 60 };
/** How long a network in which the owner has logged in stays known. */
const knownSeconds = 90 * day;

interface Guesser {
  /** The account on its brand, which need not exist. */
  readonly account: string;
  readonly address: string;
}

/**
 * Slows down who guesses the password of an account: each of his networks, and all networks together, so that many addresses help little.
 * A network in which the owner has logged in before does not wait for others, and neither does the e-mailed link for a new password, so a
 * stranger never keeps an owner out (D116). Throws 429.
 */
export async function limitGuesses(
  { rateLimit }: Pick<Ports, 'rateLimit'>,
  { account, address }: Guesser,
): Promise<void> {
  const ofNetworks = networksOf(address).map(({ key, width }) => ({
    subject: `${account} ${key}`,
    backoff: { ...guesses, freeTries: guesses.freeTries * networkShares[width] },
  }));
  const isKnown = await rateLimit.isRemembered('login-network', `${account} ${address}`);
  const ofAll = isKnown ? [] : [{ subject: account, backoff: guessesOfAll }];
  throwIfLimited(await rateLimit.takeEachWithBackoff('login', [...ofNetworks, ...ofAll]));
}

/** Forgets the guesses after the right password, and remembers that the owner uses this network. */
export async function acceptOwner(
  { rateLimit }: Pick<Ports, 'rateLimit'>,
  { account, address }: Guesser,
): Promise<void> {
  const subjects = networksOf(address).map(({ key }) => `${account} ${key}`);
  await Promise.all([
    rateLimit.clear('login', account, ...subjects),
    rateLimit.remember('login-network', `${account} ${address}`, knownSeconds),
  ]);
}
