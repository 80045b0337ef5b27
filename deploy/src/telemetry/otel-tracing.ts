import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import type { SpanContent, Tracing } from './telemetry';

const kinds = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

const run = async <Outcome>(span: Span, work: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await work();
  } catch (fault) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', fault instanceof Error ? fault.name : typeof fault);
    throw fault;
  } finally {
    span.end();
  }
};

/** Our tracing by the API of OpenTelemetry. */
export function otelTracing(tracer: Tracer): Tracing {
  const inside = <Outcome>(
    parent: Context,
    { name, kind, attributes = {} }: SpanContent,
    work: () => Promise<Outcome>,
  ) =>
    tracer.startActiveSpan(name, { attributes, ...(kind && { kind: kinds[kind] }) }, parent, (span) =>
      run(span, work),
    );

  return {
    // What runs outside a trace is periodic work, whose spans would say nothing.
    within: (span, work) =>
      trace.getActiveSpan() === undefined ? work() : inside(context.active(), span, work),
    continuing: (traceparent, span, work) =>
      inside(propagation.extract(ROOT_CONTEXT, { traceparent }), span, work),
    describe: (attributes) => void trace.getActiveSpan()?.setAttributes(attributes),
    traceparent: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
  };
}
