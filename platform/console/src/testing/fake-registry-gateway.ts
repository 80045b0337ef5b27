import type { RegistryAnswer, RegistryQueryName } from '@storefront/contract';
import type { RegistryCall } from '../domain/registry-call';
import type { QueryResult, RegistryGateway, SendOptions, SentAnswer } from '../gateway/registry-gateway';

type Answers = { [Name in RegistryQueryName]?: RegistryAnswer<Name> };

/** A door that gives the answers of a test and records what it was asked. */
export class FakeRegistryGateway implements RegistryGateway {
  readonly queries: { readonly name: RegistryQueryName; readonly query: unknown }[] = [];
  readonly sent: (SendOptions & { readonly call: RegistryCall })[] = [];
  /** While it is set, every query is refused with it. */
  refusal: { readonly sentence: string; readonly isSignedOut: boolean } | undefined;
  answerSent: (call: RegistryCall, options: SendOptions) => SentAnswer = (_call, { tryOut }) => ({
    kind: tryOut ? 'tried out' : 'done',
    effects: ['market goes back from checkout@2.0.0 to checkout@1.0.0.'],
    faults: [],
  });

  constructor(readonly answers: Answers) {}

  async query<Name extends RegistryQueryName>(name: Name, query: unknown): Promise<QueryResult<Name>> {
    this.queries.push({ name, query });
    if (this.refusal !== undefined) return { kind: 'refused', ...this.refusal };
    const answer = this.answers[name];
    return answer === undefined
      ? { kind: 'refused', sentence: `Nothing is known of ${name}.`, isSignedOut: false }
      : { kind: 'found', answer };
  }

  async send(call: RegistryCall, options: SendOptions): Promise<SentAnswer> {
    this.sent.push({ call, ...options });
    return this.answerSent(call, options);
  }
}
