import { randomUUID } from 'node:crypto';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { context, propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { traceWith } from 'api';
import type { Roles } from '../roles';
import { counterMetrics } from './counter-metrics';
import { otelTracing } from './otel-tracing';
import { safeExporter } from './safe-exporter';
import type { Telemetry } from './telemetry';

// Files and probes: many, and each says little.
const untracedPath = /^\/(healthz|readyz|metrics|releases\/|brand\/|api\/pictures?\/)/;

/** Sends traces and metrics to an OpenTelemetry collector, over OTLP with JSON. */
export function openTelemetry(endpoint: string, roles: Roles): Telemetry {
  const base = endpoint.replace(/\/$/, '');
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'storefront',
        'service.instance.id': randomUUID(),
        'storefront.roles': [...roles].join(','),
      }),
    )
    // What the operator sets comes last: OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
    .merge(detectResources({ detectors: [envDetector] }));
  const spans = new NodeTracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor(safeExporter(new OTLPTraceExporter({ url: `${base}/v1/traces` }))),
    ],
  });
  spans.register({ propagator: new W3CTraceContextPropagator() });
  let figures: Parameters<Telemetry['measure']>[0] = () => new Map();
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
        metricProducers: [counterMetrics(() => figures())],
      }),
    ],
  });
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => untracedPath.test(url),
    requestHook: (span, { method, routeOptions }) =>
      span.updateName(`${method} ${routeOptions.url ?? 'none'}`),
  });
  requests.setTracerProvider(spans);
  const tracing = otelTracing(spans.getTracer('storefront'));
  const endTracing = traceWith(tracing);
  return {
    tracing,
    async traceRequests(server) {
      await server.register(requests.plugin());
      // The span is lost where a body is read, because its stream belongs to the connection.
      server.addHook('preHandler', (request, _reply, done) => {
        const { context: running } = request.opentelemetry();
        if (running === null) done();
        else context.with(running, done);
      });
    },
    measure: (read) => {
      figures = read;
    },
    async close() {
      endTracing();
      await Promise.allSettled([spans.shutdown(), meters.shutdown()]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
