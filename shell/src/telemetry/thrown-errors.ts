import type { PageDecision } from '@storefront/contract';
import { findFrames, positionsIn } from '../federation/stack-frames';
import { findErrorCode } from './reporter';
import type { ThrewReport } from './reporter';

/** What the code of a page threw where nothing caught it. */
export interface ThrownError {
  readonly error: unknown;
  /** Where it was thrown: an event handler or a timer, a promise, a MobX reaction, or the clean-up of what leaves the screen. */
  readonly during: 'callback' | 'promise' | 'reaction' | 'clean-up';
  /** The address and position that the browser names for what is not an `Error` and so has no stack trace. */
  readonly place?: string;
}

export interface ThrownErrorsDeps {
  /** Grows when the page loads the decisions of the other features. */
  readonly decisions: Readonly<Record<string, PageDecision>>;
  readonly origin: string;
  readonly report: (report: ThrewReport, error: unknown) => void;
}

// A page that throws at every key press has reported enough by then.
const maxReports = 20;

/**
 * Reports uncaught errors as failures of the release whose code threw (GRD-1). The page stays as it is, because replacing it by the
 * release before would lose what the customer has typed.
 */
export class ThrownErrors {
  private readonly reported = new Set<string>();
  private readonly recovered = new WeakSet<object>();

  constructor(private readonly deps: ThrownErrorsDeps) {}

  /** Ignores an error that React recovered from by rendering again; the browser reports it all the same. */
  ignore(error: unknown): void {
    if (typeof error === 'object' && error !== null) this.recovered.add(error);
  }

  take({ error, during, place }: ThrownError): void {
    if (typeof error === 'object' && error !== null && this.recovered.has(error)) return;
    const { decisions, origin, report } = this.deps;
    const frames = findFrames(error instanceof Error && error.stack ? error : place, decisions, origin);
    // Above the innermost function of a remote are libraries that the shell shares, below it its callers.
    const thrower = frames.find(({ feature }) => feature !== 'shell') ?? frames[0];
    if (thrower === undefined) return;
    const { feature, version } = thrower;
    const stack = positionsIn(frames, thrower);
    const threw: ThrewReport = { kind: 'threw', feature, version, during, code: findErrorCode(error), stack };
    const key = JSON.stringify(threw);
    if (this.reported.has(key) || this.reported.size >= maxReports) return;
    this.reported.add(key);
    report(threw, error);
  }
}
