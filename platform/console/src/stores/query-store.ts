import type { RegistryAnswer, RegistryQuery, RegistryQueryName } from '@storefront/contract';
import { Task, done, refused } from '@storefront/host';
import type { Clock, End, TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import type { RegistryGateway } from '../gateway/registry-gateway';

export interface QueryDeps<Name extends RegistryQueryName> {
  readonly gateway: RegistryGateway;
  readonly clock: Pick<Clock, 'every'>;
  readonly name: Name;
  readonly query: RegistryQuery<Name>;
  readonly onSignedOut: (sentence: string) => void;
}

/** One question to the registry, repeated every few seconds where the answer has to stay current. */
export class QueryStore<Name extends RegistryQueryName> {
  /** Why the last repetition failed, while the answer before it still shows; else ''. */
  staleSentence = '';
  readonly #deps: QueryDeps<Name>;
  readonly #answer = new Task<RegistryAnswer<Name>>();
  #endPolling: End = () => undefined;

  constructor(deps: QueryDeps<Name>) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get answer(): TaskState<RegistryAnswer<Name>> {
    return this.#answer.state;
  }

  /** Asks now, and then every `milliseconds` when they are given. */
  start(milliseconds?: number): void {
    void this.load();
    if (milliseconds !== undefined)
      this.#endPolling = this.#deps.clock.every(milliseconds, () => void this.load());
  }

  stop(): void {
    this.#endPolling();
    this.#answer.abort();
  }

  /** Asks again; the answer before stays until the new one is here. */
  async load(): Promise<void> {
    const { gateway, name, query, onSignedOut } = this.#deps;
    const ask = (signal: AbortSignal) => gateway.query(name, query, signal);
    const settle = (result: Awaited<ReturnType<typeof ask>>): TaskState<RegistryAnswer<Name>> => {
      if (result.kind === 'found') {
        this.staleSentence = '';
        return done(result.answer);
      }
      if (result.isSignedOut) onSignedOut(result.sentence);
      else if (this.answer.kind !== 'done') return refused(result.sentence);
      else this.staleSentence = result.sentence;
      return this.answer;
    };
    if (this.answer.kind === 'done') await this.#answer.refresh(ask, settle);
    else await this.#answer.run(ask, settle);
  }
}
