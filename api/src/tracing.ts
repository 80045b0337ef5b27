/** What a span is called and says: names of parts, releases and brands, never anything of a customer (G14). */
export interface SpanContent {
  readonly name: string;
  /** `client` asks another system, `consumer` takes work that was left for it; work inside the process when left out. */
  readonly kind?: 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** Records what a process does as spans of traces (OBS-2). */
export interface Tracing {
  /** Runs work as a span inside the running one; outside a trace the work runs alone. */
  within<Outcome>(span: SpanContent, work: () => Promise<Outcome>): Promise<Outcome>;
  /** Runs work as a span of the trace that `traceparent` (W3C Trace Context) names. */
  continuing<Outcome>(traceparent: string, span: SpanContent, work: () => Promise<Outcome>): Promise<Outcome>;
  /** Adds to the running span. */
  describe(attributes: NonNullable<SpanContent['attributes']>): void;
  /** The `traceparent` of the running span; undefined outside a trace. */
  traceparent(): string | undefined;
}

const untraced: Tracing = {
  within: (_span, work) => work(),
  continuing: (_traceparent, _span, work) => work(),
  describe: () => undefined,
  traceparent: () => undefined,
};

let current = untraced;

/** Traces this process from now on. A database that was opened before does not record its statements. Returns what ends it. */
export function traceWith(tracing: Tracing): () => void {
  current = tracing;
  return () => {
    current = untraced;
  };
}

/** Whether this process is traced. */
export function isTraced(): boolean {
  return current !== untraced;
}

/**
 * The tracing of this process, which records nothing unless it is set up. One for the whole process, because the running span belongs to
 * the running call, as its stack does, and is no argument of it.
 */
export function tracing(): Tracing {
  return current;
}
