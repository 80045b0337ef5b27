import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from './database';
import { splitHosts } from '../database-url';

/** Milliseconds of a search for the host that takes writes. */
const limits = {
  /** For a host to answer. */
  answer: 2_000,
  /** How long the others are waited for once one has said that it takes writes. */
  others: 500,
  /** How long an unsuccessful search is not repeated. */
  pause: 250,
} as const;

/**
 * Each promotion of a standby begins a new timeline. A former primary that was cut off may still believe that it is the primary; the
 * timeline shows who came later.
 */
const timelineQuery = `select case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
  else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`;

/**
 * The hosts of DATABASE_URL, of which one takes writes (SCL-1). With a single host nothing is asked: that one is used. With several it is
 * found before the first connection, and again after `doubt`.
 */
export class DatabaseHosts {
  readonly #addresses: readonly string[];
  readonly #movedListeners: (() => void)[] = [];
  #address: string;
  #isKnown: boolean;
  #search: Promise<string> | undefined;
  #failedAt = -Infinity;

  constructor(url: string) {
    this.#addresses = splitHosts(url);
    this.#address = this.#addresses[0] ?? url;
    this.#isKnown = this.#addresses.length === 1;
  }

  /** The URL of the host that took writes when it was last asked; of the first host before that. */
  get address(): string {
    return this.#address;
  }

  /** Whether `address` may be used without a search. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Calls back when another host takes writes than before. */
  onMoved(listener: () => void): void {
    this.#movedListeners.push(listener);
  }

  /** A connection broke, was refused, went silent or only reads: the next one looks again which host takes writes. */
  doubt(): void {
    if (this.#addresses.length > 1) this.#isKnown = false;
  }

  /** The URL of the host that takes writes. Rejects with `DatabaseUnavailable` when none does. All who ask meanwhile share a search. */
  async find(): Promise<string> {
    if (this.#isKnown) return this.#address;
    if (performance.now() - this.#failedAt < limits.pause) throw noneTakesWrites();
    this.#search ??= this.#ask().finally(() => (this.#search = undefined));
    return this.#search;
  }

  async #ask(): Promise<string> {
    const primaries: { readonly address: string; readonly timeline: string }[] = [];
    const asked = this.#addresses.map(async (address) => {
      primaries.push({ address, timeline: await timelineOf(address) });
    });
    try {
      await Promise.any(asked);
    } catch {
      this.#failedAt = performance.now();
      throw noneTakesWrites();
    }
    const timer = new AbortController();
    const waited = setTimeout(limits.others, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([Promise.allSettled(asked), waited]);
    timer.abort();
    const [latest] = primaries.sort((one, other) => (one.timeline < other.timeline ? 1 : -1));
    const found = latest?.address ?? this.#address;
    const hasMoved = found !== this.#address;
    this.#address = found;
    this.#isKnown = true;
    if (hasMoved) for (const listener of this.#movedListeners) listener();
    return found;
  }
}

const noneTakesWrites = () => new DatabaseUnavailable('No host of the database takes writes');

/** The timeline of a host that takes writes; rejects when it does not. */
async function timelineOf(address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: limits.answer,
    query_timeout: limits.answer,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(timelineQuery);
    const timeline = rows[0]?.timeline;
    if (typeof timeline !== 'string') throw new DatabaseUnavailable('The host takes no writes');
    return timeline;
  } finally {
    // Not ended in order: a host that went silent never answers that.
    client.connection.stream.destroy();
  }
}
