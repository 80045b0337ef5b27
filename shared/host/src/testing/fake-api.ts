import { answerFaults } from '@storefront/contract/testing';
import type { Answer, Body, CallName } from '@storefront/contract';
import { ApiUnreachable } from '../host';
import type { Api } from '../host';

type Script = { [Name in CallName]?: (body: Body<Name>) => Answer<Name> | Promise<Answer<Name>> };

/** Answers that the wire could not carry. A page may take the error for a lost connection, so the test is failed afterwards. */
export const impossibleAnswers: string[] = [];
afterEach(() => {
  const seen = impossibleAnswers.splice(0);
  if (seen.length > 0) throw new Error(seen.join('\n'));
});

/**
 * Answers as scripted and remembers what was asked; a call without a script cannot be reached. What it answers is a
 * copy, checked against the contract: an answer that the wire could not carry fails the test.
 */
export class FakeApi implements Api {
  readonly calls: { name: CallName; body: unknown }[] = [];

  constructor(private readonly script: Script = {}) {}

  /** Gives a call another answer from now on; `undefined` makes it unreachable. */
  answer<Name extends CallName>(name: Name, answer: Script[Name]) {
    this.script[name] = answer;
  }

  async call<Name extends CallName>(
    name: Name,
    body: Body<Name>,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Answer<Name>> {
    signal?.throwIfAborted();
    this.calls.push({ name, body });
    const answer = this.script[name] as
      ((body: Body<Name>) => Answer<Name> | Promise<Answer<Name>>) | undefined;
    if (!answer) throw new ApiUnreachable(name);
    return this.overTheWire(name, await untilAborted(Promise.resolve(answer(body)), signal));
  }

  /** The bodies sent to one call, oldest first. */
  bodies<Name extends CallName>(name: Name) {
    return this.calls.filter((call) => call.name === name).map(({ body }) => body as Body<Name>);
  }

  protected overTheWire<Name extends CallName>(name: Name, value: Answer<Name>): Answer<Name> {
    const copy = JSON.parse(JSON.stringify(value)) as Answer<Name>;
    const faults = answerFaults(name, copy);
    if (faults.length === 0) return copy;
    const message = `FakeApi: ${name} cannot answer this: ${faults.join('; ')}`;
    impossibleAnswers.push(message);
    throw new Error(message);
  }
}

/** A server that breaks the contract: it sends the scripted answer unchecked, for tests of how a page handles that. */
export class BrokenApi extends FakeApi {
  protected override overTheWire<Name extends CallName>(_name: Name, value: Answer<Name>): Answer<Name> {
    return value;
  }
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
