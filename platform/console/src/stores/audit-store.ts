import type { RegistryAnswer, RegistryQuery } from '@storefront/contract';
import { Task, done, idle, refused } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import type { AuditFilters } from '../domain/audit-filters';
import { toAuditQuery } from '../domain/audit-filters';
import type { RegistryGateway } from '../gateway/registry-gateway';

export interface AuditDeps {
  readonly gateway: Pick<RegistryGateway, 'query'>;
  readonly onSignedOut: (sentence: string) => void;
  readonly filters: AuditFilters;
}

type Entry = RegistryAnswer<'audit'>[number];

/** How many entries the registry sends at a time. */
const pageSize = 200;

/** The audit log, filtered, page by page (CON-5). */
export class AuditStore {
  /** Whether there may be older entries. */
  hasMore = false;
  readonly #deps: AuditDeps;
  readonly #entries = new Task<readonly Entry[]>();
  readonly #olderTask = new Task<undefined>();

  constructor(deps: AuditDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get entries(): TaskState<readonly Entry[]> {
    return this.#entries.state;
  }

  get isLoadingMore(): boolean {
    return this.#olderTask.isRunning;
  }

  /** Why older entries could not be loaded, else ''. */
  get moreSentence(): string {
    return this.#olderTask.sentence;
  }

  async load(): Promise<void> {
    this.#olderTask.abort();
    const ask = (signal: AbortSignal) => this.ask({}, signal);
    const settle = (result: Awaited<ReturnType<typeof ask>>) =>
      result.kind === 'found' ? done(this.listOf(result.answer, [])) : refused(result.sentence);
    if (this.entries.kind === 'done') await this.#entries.refresh(ask, settle);
    else await this.#entries.run(ask, settle);
  }

  async loadMore(): Promise<void> {
    if (this.entries.kind !== 'done' || this.isLoadingMore) return;
    const loaded = this.entries.value;
    const last = loaded.at(-1);
    if (last === undefined) return;
    this.#entries.abort();
    await this.#olderTask.run(
      (signal) => this.ask({ before: String(last.id) }, signal),
      (result) => {
        if (result.kind !== 'found') return refused(result.sentence);
        this.#entries.set(done(this.listOf(result.answer, loaded)));
        return idle;
      },
    );
  }

  stop(): void {
    this.#entries.abort();
    this.#olderTask.abort();
  }

  private async ask(page: Pick<RegistryQuery<'audit'>, 'before'>, signal: AbortSignal) {
    const query = { ...toAuditQuery(this.#deps.filters), ...page };
    const result = await this.#deps.gateway.query('audit', query, signal);
    if (result.kind === 'refused' && result.isSignedOut) this.#deps.onSignedOut(result.sentence);
    return result;
  }

  private listOf(answer: readonly Entry[], loaded: readonly Entry[]): readonly Entry[] {
    this.hasMore = answer.length >= pageSize;
    return [...loaded, ...answer];
  }
}
