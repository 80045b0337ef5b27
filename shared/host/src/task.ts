import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiUnreachable } from './host';

/** How far a question to the server is; `failed` carries the sentence to show, and says whether the server refused or could not be reached. */
export type TaskState<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly reason: 'refused' | 'unreachable'; readonly sentence: string };

/** `overtaken`: a later question took the place of this one, or it was aborted; its answer changes nothing. */
export type TaskEnd = 'answered' | 'unreachable' | 'overtaken';

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;
type Settle<Answer, Value> = (answer: Answer) => TaskState<Value>;

/** The state of a task that waits for nothing. */
export const idle = { kind: 'idle' } as const;

/**
 * A question to the server with the state of its answer, observable by MobX. The latest question wins: asking again aborts the one before.
 * An answer is settled in one action, and never after its question was overtaken. Errors other than `ApiUnreachable` are bugs and reject.
 */
export class Task<Value> {
  state: TaskState<Value> = idle;
  #controller = new AbortController();
  #repeatRun: (() => Promise<TaskEnd>) | undefined;
  readonly #unreachable: string;

  /** `unreachable` is the sentence to show when the server could not be reached. */
  constructor(unreachable = '') {
    this.#unreachable = unreachable;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get isRunning(): boolean {
    return this.state.kind === 'running';
  }

  /** The value once it is done, else undefined. */
  get value(): Value | undefined {
    return this.state.kind === 'done' ? this.state.value : undefined;
  }

  /** Why it failed, '' unless it did. */
  get sentence(): string {
    return this.state.kind === 'failed' ? this.state.sentence : '';
  }

  /** Asks, and shows that it is asking. `settle` turns the answer into the next state and may change other state with it. */
  run<Answer>(ask: Ask<Answer>, settle: Settle<Answer, Value>): Promise<TaskEnd> {
    this.#repeatRun = () => this.run(ask, settle);
    this.state = { kind: 'running' };
    return this.#ask(ask, settle, true);
  }

  /** Asks behind what is shown: the state stays until there is an answer, and also when none comes. */
  refresh<Answer>(ask: Ask<Answer>, settle: Settle<Answer, Value>): Promise<TaskEnd> {
    return this.#ask(ask, settle, this.isRunning);
  }

  /** Asks the last question of `run` again. */
  async retry(): Promise<TaskEnd | undefined> {
    return this.#repeatRun?.();
  }

  /** Stops waiting for the answer: what was running counts as never asked. */
  abort() {
    this.#controller.abort();
    if (this.isRunning) this.state = idle;
  }

  /** Replaces the state without asking, and aborts a question that is under way. */
  set(state: TaskState<Value>) {
    this.#controller.abort();
    this.state = state;
  }

  async #ask<Answer>(ask: Ask<Answer>, settle: Settle<Answer, Value>, isShown: boolean): Promise<TaskEnd> {
    this.#controller.abort();
    const { signal } = (this.#controller = new AbortController());
    const finish = (next: () => TaskState<Value>) =>
      runInAction(() => {
        const state = next();
        // Settling may itself have asked again or aborted: the later word counts.
        if (!signal.aborted) this.state = state;
      });
    try {
      const answer = await ask(signal);
      if (signal.aborted) return 'overtaken';
      finish(() => settle(answer));
      return 'answered';
    } catch (error) {
      if (signal.aborted) return 'overtaken';
      if (!(error instanceof ApiUnreachable)) throw error;
      if (isShown) finish(() => unreachable(this.#unreachable));
      return 'unreachable';
    }
  }
}

/** What a gateway was asked for, or the server's sentence for refusing it. */
type Outcome<Value> =
  { readonly kind: 'ok'; readonly value: Value } | { readonly kind: 'refused'; readonly sentence: string };

/** The state of a task whose question has an outcome. */
export function settled<Value>(outcome: Outcome<Value>): TaskState<Value> {
  return outcome.kind === 'ok' ? done(outcome.value) : refused(outcome.sentence);
}

/** The state of a task that has its value. */
export function done<Value>(value: Value): TaskState<Value> {
  return { kind: 'done', value };
}

/** The state of a task that the server refused, with its sentence. */
export function refused(sentence: string): TaskState<never> {
  return { kind: 'failed', reason: 'refused', sentence };
}

/** The state of a task without an answer that can be used, with the sentence to show. */
export function unreachable(sentence: string): TaskState<never> {
  return { kind: 'failed', reason: 'unreachable', sentence };
}
