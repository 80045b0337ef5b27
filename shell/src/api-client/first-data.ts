import type { CallName } from '@storefront/contract';

/** An answer that came inlined with the page. */
export interface FirstAnswer {
  readonly call: string;
  readonly body: unknown;
  readonly answer: unknown;
}

/** Answers the first identical call of the first page from what the edge has inlined, each once. */
export class FirstData {
  private answers: readonly FirstAnswer[];

  constructor(answers: readonly FirstAnswer[]) {
    this.answers = answers;
  }

  /** The inlined answer to this very call, or undefined; it is given away once. */
  take(call: CallName, body: unknown): unknown {
    const wanted = canonical(body);
    const found = this.answers.find((first) => first.call === call && canonical(first.body) === wanted);
    this.answers = this.answers.filter((first) => first !== found);
    return found?.answer;
  }

  /** The first page has gone: what it did not ask for is old by the time somebody does. */
  forget(): void {
    this.answers = [];
  }
}

/** JSON with the keys in order, so that two equal bodies are two equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? '';
