import type { RegistryAnswer, RegistryQuery } from '@storefront/contract';
import { Latest } from '@storefront/host';
import type { Async } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AuditFilters } from '../domain/audit-filters';
import { queryOf } from '../domain/audit-filters';
import type { RegistryGateway } from '../gateway/registry-gateway';

export interface AuditDeps {
  readonly gateway: Pick<RegistryGateway, 'query'>;
  readonly onSignedOut: (sentence: string) => void;
  readonly filters: AuditFilters;
}

type Entry = RegistryAnswer<'audit'>[number];

/** How many entries the door gives at a time. */
const pageSize = 200;

/** The audit log, filtered, a page after the other (CON-5). */
export class AuditStore {
  entries: Async<readonly Entry[]> = { kind: 'idle' };
  /** There may be older entries. */
  hasMore = false;
  isLoadingMore = false;
  moreSentence = '';
  readonly #deps: AuditDeps;
  readonly #latest = new Latest();

  constructor(deps: AuditDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { entries: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const signal = this.#latest.begin();
    if (this.entries.kind !== 'done') this.entries = { kind: 'running' };
    const result = await this.ask({}, signal);
    if (signal.aborted) return;
    runInAction(() => {
      if (result.kind === 'found') this.show(result.answer, []);
      else this.entries = { kind: 'failed', sentence: result.sentence };
    });
  }

  async loadMore(): Promise<void> {
    if (this.entries.kind !== 'done' || this.isLoadingMore) return;
    const shown = this.entries.value;
    const last = shown.at(-1);
    if (last === undefined) return;
    this.isLoadingMore = true;
    const signal = this.#latest.begin();
    const result = await this.ask({ before: String(last.id) }, signal);
    runInAction(() => {
      this.isLoadingMore = false;
      if (signal.aborted) return;
      this.moreSentence = result.kind === 'found' ? '' : result.sentence;
      if (result.kind === 'found') this.show(result.answer, shown);
    });
  }

  stop(): void {
    this.#latest.end();
  }

  private async ask(page: Pick<RegistryQuery<'audit'>, 'before'>, signal: AbortSignal) {
    const query = { ...queryOf(this.#deps.filters), ...page };
    const result = await this.#deps.gateway.query('audit', query, signal);
    if (result.kind === 'refused' && result.isSignedOut) this.#deps.onSignedOut(result.sentence);
    return result;
  }

  private show(answer: readonly Entry[], before: readonly Entry[]): void {
    this.entries = { kind: 'done', value: [...before, ...answer] };
    this.hasMore = answer.length >= pageSize;
  }
}
