import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Log } from '../log';
import { profileTonight, menuTonight } from './tonight';
import type { PausedMode, Tonight } from './tonight';
import type { BusinessRecord } from './catalogue';
import type { CatalogueCategory, Hours } from './format';
import { createTonightRepository } from './tonight-repository';
import type { TonightRow } from './tonight-repository';

const retryAfter = 1_000;

/** What holds for a business now, and when the first part of it ends. */
interface Kept {
  readonly tonight: Tonight;
  readonly rows: readonly TonightRow[];
  readonly endsAt: number;
}

interface LiveTonightDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'warn'>;
  /** Called whenever something else holds than before. */
  readonly changed: () => void;
}

/** What kitchens have changed over their catalogues for a while, in memory: read once, then business by business as they say so. */
export class LiveTonight {
  readonly #deps: LiveTonightDeps;
  readonly #kept = new Map<string, Kept>();
  readonly #records = new WeakMap<
    BusinessRecord,
    { readonly of: Tonight; readonly record: BusinessRecord }
  >();
  readonly #menus = new WeakMap<
    readonly CatalogueCategory[],
    { readonly of: Tonight; readonly menu: readonly CatalogueCategory[] }
  >();
  #state: 'unread' | 'stale' | 'read' = 'unread';
  #reading: Promise<void> = Promise.resolve();
  #nextEnd = Infinity;
  #readAgainAt = 0;

  constructor(deps: LiveTonightDeps) {
    this.#deps = deps;
  }

  /** Waits until everything has been read once. Later on nobody waits: while the database is away, what was known holds. */
  async ready(): Promise<void> {
    if (this.#state === 'read') return;
    if (this.#state === 'unread') return this.#readAll();
    const now = this.#deps.clock.now().getTime();
    if (now < this.#readAgainAt) return;
    this.#readAgainAt = now + retryAfter;
    await this.#readAll().catch((fault: unknown) => this.#missed(fault));
  }

  /** Reads what has changed for a business; for all of them when it is not known which. Never rejects. */
  async read(businessId: string | undefined): Promise<void> {
    try {
      if (businessId === undefined || this.#state !== 'read') await this.#readAll();
      else await this.#next(() => this.#readOne(businessId));
    } catch (fault) {
      this.#missed(fault);
    }
  }

  /** Drops what has ended meanwhile. */
  dropEnded(): void {
    const now = this.#deps.clock.now().getTime();
    if (now < this.#nextEnd) return;
    for (const [businessId, { rows, endsAt }] of this.#kept) if (endsAt <= now) this.#keep(businessId, rows);
    this.#changed();
  }

  of(businessId: string): Tonight | undefined {
    return this.#kept.get(businessId)?.tonight;
  }

  /** The business with what its kitchen has changed; the same object as long as neither changes. */
  record(record: BusinessRecord): BusinessRecord {
    const tonight = this.of(record.profile.business_id);
    if (tonight === undefined) return record;
    const known = this.#records.get(record);
    if (known?.of === tonight) return known.record;
    const changed = { ...record, profile: profileTonight(record.profile, tonight) };
    this.#records.set(record, { of: tonight, record: changed });
    return changed;
  }

  /** The menu with what is sold out; the same object as long as neither changes. */
  menu(businessId: string, menu: readonly CatalogueCategory[]): readonly CatalogueCategory[] {
    const tonight = this.of(businessId);
    if (tonight === undefined) return menu;
    const known = this.#menus.get(menu);
    if (known?.of === tonight) return known.menu;
    const changed = menuTonight(menu, tonight);
    this.#menus.set(menu, { of: tonight, menu: changed });
    return changed;
  }

  #missed(fault: unknown): void {
    if (this.#state === 'read') this.#state = 'stale';
    this.#deps.log.warn({ err: fault }, 'what kitchens have changed was not read');
  }

  /** One reading after the other, so that an older one never replaces a newer one. */
  #next(read: () => Promise<void>): Promise<void> {
    const done = this.#reading.then(read);
    this.#reading = done.catch(() => undefined);
    return done;
  }

  #readAll(): Promise<void> {
    return this.#next(async () => {
      const { database, clock } = this.#deps;
      const rows = await createTonightRepository(database).all(clock.now());
      const byBusiness = new Map<string, TonightRow[]>();
      for (const row of rows)
        byBusiness.set(row.businessId, [...(byBusiness.get(row.businessId) ?? []), row]);
      const before = new Map(this.#kept);
      this.#kept.clear();
      for (const [businessId, own] of byBusiness) this.#keep(businessId, own);
      this.#state = 'read';
      if (!isDeepStrictEqual(before, this.#kept)) this.#changed();
    });
  }

  async #readOne(businessId: string): Promise<void> {
    const { database, clock } = this.#deps;
    this.#keep(businessId, await createTonightRepository(database).of(businessId, clock.now()));
    this.#changed();
  }

  #keep(businessId: string, rows: readonly TonightRow[]): void {
    const now = this.#deps.clock.now();
    const left = rows.filter(({ until }) => until === null || until > now);
    if (left.length === 0) return void this.#kept.delete(businessId);
    const endsAt = Math.min(...left.map(({ until }) => until?.getTime() ?? Infinity));
    this.#kept.set(businessId, { tonight: tonightOf(left), rows: left, endsAt });
  }

  #changed(): void {
    this.#nextEnd = Infinity;
    for (const { endsAt } of this.#kept.values()) this.#nextEnd = Math.min(this.#nextEnd, endsAt);
    this.#deps.changed();
  }
}

/** What the rows of a business say together. */
function tonightOf(rows: readonly TonightRow[]): Tonight {
  const of = (wanted: TonightRow['subject']) => rows.filter(({ subject }) => subject === wanted);
  const ends = (wanted: TonightRow['subject']) =>
    new Map(of(wanted).map(({ target, until }) => [target, until?.getTime() ?? Infinity]));
  return {
    dishes: ends('dish'),
    options: ends('option'),
    pauses: ends('pause') as Map<PausedMode, number>,
    minutes: new Map(
      of('minutes').map(({ target, value }) => [target as 'delivery' | 'pickup', value.minutes ?? 0]),
    ),
    days: new Map(of('day').map(({ target, value }): [string, Hours] => [target, value.hours ?? []])),
  };
}
