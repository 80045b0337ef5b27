import type { RegistryAnswer, RegistryQuery, RegistryQueryName } from '@storefront/contract';
import { Latest } from '@storefront/host';
import type { Async, Clock, End } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RegistryGateway } from '../gateway/registry-gateway';

export interface QueryDeps<Name extends RegistryQueryName> {
  readonly gateway: RegistryGateway;
  readonly clock: Pick<Clock, 'every'>;
  readonly name: Name;
  readonly query: RegistryQuery<Name>;
  readonly onSignedOut: (sentence: string) => void;
}

/** One question to the door, asked again every few seconds where it is to stay live. */
export class QueryStore<Name extends RegistryQueryName> {
  answer: Async<RegistryAnswer<Name>> = { kind: 'idle' };
  /** The last answer is shown although asking again has failed. */
  staleSentence = '';
  readonly #deps: QueryDeps<Name>;
  readonly #latest = new Latest();
  #endPolling: End = () => undefined;

  constructor(deps: QueryDeps<Name>) {
    this.#deps = deps;
    makeAutoObservable(this, { answer: observableRef }, { autoBind: true });
  }

  /** Asks now, and then every `milliseconds` when they are given. */
  start(milliseconds?: number): void {
    void this.load();
    if (milliseconds !== undefined)
      this.#endPolling = this.#deps.clock.every(milliseconds, () => void this.load());
  }

  stop(): void {
    this.#endPolling();
    this.#latest.end();
  }

  /** Asks anew; what was shown stays until the answer is there. */
  async load(): Promise<void> {
    const { gateway, name, query, onSignedOut } = this.#deps;
    const signal = this.#latest.begin();
    if (this.answer.kind !== 'done') this.answer = { kind: 'running' };
    const result = await gateway.query(name, query, signal);
    if (signal.aborted) return;
    runInAction(() => {
      if (result.kind === 'found') {
        this.answer = { kind: 'done', value: result.answer };
        this.staleSentence = '';
      } else if (result.isSignedOut) onSignedOut(result.sentence);
      else if (this.answer.kind === 'done') this.staleSentence = result.sentence;
      else this.answer = { kind: 'failed', sentence: result.sentence };
    });
  }
}
