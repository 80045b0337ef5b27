import type { Answer, Body, CallName } from '@storefront/contract';
import { ApiUnreachable, type Api } from '../host';

type Script = { [Name in CallName]?: (body: Body<Name>) => Answer<Name> | Promise<Answer<Name>> };

/** Answers as scripted and remembers what was asked; a call without a script cannot be reached. */
export class FakeApi implements Api {
  readonly asked: { name: CallName; body: unknown }[] = [];

  constructor(private readonly script: Script = {}) {}

  /** Gives a call another answer from now on; `undefined` makes it unreachable. */
  answer<Name extends CallName>(name: Name, answer: Script[Name]) {
    this.script[name] = answer;
  }

  async call<Name extends CallName>(
    name: Name,
    body: Body<Name>,
    options: { signal?: AbortSignal } = {},
  ): Promise<Answer<Name>> {
    this.asked.push({ name, body });
    const answer = this.script[name] as
      ((body: Body<Name>) => Answer<Name> | Promise<Answer<Name>>) | undefined;
    if (!answer) throw new ApiUnreachable(name);
    const value = await answer(body);
    options.signal?.throwIfAborted();
    return value;
  }

  /** The bodies sent to one call, oldest first. */
  bodies<Name extends CallName>(name: Name) {
    return this.asked.filter((call) => call.name === name).map(({ body }) => body as Body<Name>);
  }
}
