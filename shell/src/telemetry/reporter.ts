import type { BusEvents } from '@storefront/contract';
import type { Bus, Clock, Telemetry } from '@storefront/host';

/** What a visitor did: steps of the checkout that its remote reports, and what the bus tells. */
type Step = Parameters<Telemetry['step']>[0] | 'dish-added' | 'table-booked';

/** The dishes that were in the basket when the page was opened. */
interface FormerCart {
  readonly businessId: string | undefined;
  readonly count: number;
}

/** Code of the release threw and nothing caught it; the page stays. */
export interface ThrewReport {
  readonly kind: 'threw';
  readonly feature: string;
  readonly version: string;
  readonly during: 'callback' | 'promise' | 'reaction' | 'clean-up';
  readonly code: string;
  /** The positions in files of the release, innermost first, as `path:line:column` (OBS-1). */
  readonly stack: readonly string[];
}

/** One thing that a page reports; no personal data, no order key, no query (GRD-1, G14). */
export type Report =
  | ({ readonly kind: 'page-viewed' } & BusEvents['page-viewed'])
  | { readonly kind: 'shown'; readonly feature: string }
  | ({ readonly kind: 'remote-failed' } & BusEvents['remote-failed'])
  | {
      readonly kind: 'subscriber-failed';
      readonly owner: string;
      readonly event: string;
      readonly code: string;
    }
  | ThrewReport
  | { readonly kind: 'step'; readonly name: Step }
  | {
      readonly kind: 'vital';
      readonly name: 'LCP' | 'INP' | 'CLS';
      readonly value: number;
      /** The features whose code was on the page. */
      readonly features: readonly string[];
    };

/** What is sent to `/platform/telemetry`: reports of one page load. */
export interface ReportBatch {
  readonly brand: string;
  /** The token that the page was given for its reports (GRD-7). */
  readonly token?: string;
  /** The page shows a preview: nothing of it is counted (ROL-5). */
  readonly preview?: true;
  readonly reports: readonly Report[];
}

export interface ReporterDeps {
  readonly brand: string;
  readonly isPreview: boolean;
  readonly token: string | undefined;
  readonly clock: Clock;
  /** Sends without waiting for an answer: a lost report affects no other. */
  readonly send: (batch: ReportBatch) => void;
}

const batchDelay = 2_000;
const maxInBatch = 50;

/**
 * Gathers what the page reports for two seconds and sends it together; `flush` sends at once, as when the page goes or a release
 * has failed.
 */
export class TelemetryReporter implements Telemetry {
  private gathered: Report[] = [];
  private readonly shownFeatures = new Set<string>();
  /** Steps that are reported once in a page load. */
  private readonly stepsOnce = new Set<Step>();

  constructor(private readonly deps: ReporterDeps) {}

  /** The features that have been on the page, in order of appearance. */
  get features(): readonly string[] {
    return [...this.shownFeatures];
  }

  /** A page or widget of the feature is on the screen; reported once for each feature in a page load. */
  shown(feature: string) {
    if (this.shownFeatures.has(feature)) return;
    this.shownFeatures.add(feature);
    this.report({ kind: 'shown', feature });
  }

  step(name: Step) {
    this.report({ kind: 'step', name });
  }

  /** Reports what an owner threw without affecting others, such as a subscriber or a model that stops (BUS-2). */
  partFailed({ owner, doing, error }: { owner: string; doing: string; error: unknown }) {
    this.report({ kind: 'subscriber-failed', owner, event: doing, code: findErrorCode(error) });
  }

  /** Subscribes to the bus like any other subscriber (RTE-26). */
  listenTo(bus: Bus, { businessId: formerBusiness, count: formerCount }: FormerCart) {
    bus
      .events('page-viewed')
      .subscribe((event) => this.report({ kind: 'page-viewed', path: event.path, at: event.at }));
    bus.events('remote-failed').subscribe((event) => {
      this.report({ kind: 'remote-failed', ...event });
      // Sent at once, so that the edge knows it for the next page of this visit (RES-12).
      this.flush();
    });
    let cart = { businessId: formerBusiness, count: formerCount };
    bus.events('cart-changed').subscribe(({ businessId, count }) => {
      if (count > (businessId === cart.businessId ? cart.count : 0)) this.stepOnce('dish-added');
      cart = { businessId, count };
    });
    bus.events('cart-reset').subscribe(() => (cart = { businessId: undefined, count: 0 }));
    bus.events('booking-placed').subscribe(() => this.stepOnce('table-booked'));
  }

  private stepOnce(name: Step) {
    if (this.stepsOnce.has(name)) return;
    this.stepsOnce.add(name);
    this.step(name);
  }

  report(report: Report) {
    if (this.gathered.length === 0) this.deps.clock.after(batchDelay, () => this.flush());
    if (this.gathered.length < maxInBatch) this.gathered.push(report);
  }

  flush() {
    const reports = this.gathered;
    this.gathered = [];
    const { brand, token, isPreview } = this.deps;
    if (reports.length === 0) return;
    this.deps.send({
      brand,
      reports,
      ...(token !== undefined && { token }),
      ...(isPreview && { preview: true as const }),
    });
  }
}

/** The kind of an error, never its message, which may contain what a customer has typed. */
export function findErrorCode(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
