type Attributes = Readonly<Record<string, string | number>>;

/** Records what an edge does for a page as spans of the request's trace (OBS-2); nothing of a visitor is in them (G14). */
export interface PageTracing {
  /** Runs work as a span inside the running one. */
  within<Outcome>(
    span: { readonly name: string; readonly attributes?: Attributes },
    work: () => Promise<Outcome>,
  ): Promise<Outcome>;
  /** Adds to the span of the request. */
  describe(attributes: Attributes): void;
  /** The `traceparent` (W3C Trace Context) of the running span, which the page's calls carry; undefined outside a trace. */
  traceparent(): string | undefined;
}

/** Records nothing. */
export const noTracing: PageTracing = {
  within: (_span, work) => work(),
  describe: () => undefined,
  traceparent: () => undefined,
};
