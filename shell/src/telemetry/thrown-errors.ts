import type { PageDecision } from '@storefront/contract';
import { releaseOfError } from './release-of-error';
import { codeOf } from './reporter';
import type { Report } from './reporter';

/** What the code of a page threw where nothing caught it. */
export interface ThrownError {
  readonly error: unknown;
  /** Where it was thrown: an event handler or a timer, a promise, a MobX reaction, or the clean-up of what leaves the screen. */
  readonly during: 'callback' | 'promise' | 'reaction' | 'clean-up';
  /** The address and place that the browser names for what is no `Error` and so has no stack trace. */
  readonly place?: string;
}

export interface ThrownErrorsDeps {
  /** Grows when the page brings the decisions of the other features. */
  readonly decisions: Readonly<Record<string, PageDecision>>;
  readonly origin: string;
  readonly report: (report: Report) => void;
}

// A page that throws at every key press has said enough by then.
const mostReports = 20;

/**
 * Reports errors that nothing caught as failures of the release whose code threw (GRD-1). The page stays as it is: what the customer has
 * typed is worth more than the release before.
 */
export class ThrownErrors {
  private readonly reported = new Set<string>();
  private readonly recovered = new WeakSet<object>();

  constructor(private readonly deps: ThrownErrorsDeps) {}

  /** React has drawn the page anew after this error, so the customer has missed nothing; the browser tells of it all the same. */
  ignore(error: unknown): void {
    if (typeof error === 'object' && error !== null) this.recovered.add(error);
  }

  take({ error, during, place }: ThrownError): void {
    if (typeof error === 'object' && error !== null && this.recovered.has(error)) return;
    const { decisions, origin, report } = this.deps;
    const stack = (error instanceof Error ? error.stack : undefined) ?? place ?? '';
    const release = releaseOfError(stack, decisions, origin);
    if (release === undefined) return;
    const threw = { kind: 'threw', ...release, during, code: codeOf(error) } as const;
    const key = JSON.stringify(threw);
    if (this.reported.has(key) || this.reported.size >= mostReports) return;
    this.reported.add(key);
    report(threw);
  }
}
