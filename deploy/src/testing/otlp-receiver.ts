import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
}

interface OtlpAttribute {
  readonly key: string;
  readonly value: OtlpValue;
}

/** A span as it arrives over OTLP. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly OtlpAttribute[];
  readonly events?: readonly unknown[];
  readonly status: { readonly code?: number; readonly message?: string };
}

/** A metric as it arrives over OTLP. */
interface ReceivedMetric {
  readonly name: string;
  readonly sum?: {
    readonly dataPoints: readonly {
      readonly asDouble?: number;
      readonly asInt?: number;
      readonly attributes: readonly OtlpAttribute[];
    }[];
  };
}

interface TracesBody {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}
interface MetricsBody {
  readonly resourceMetrics: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly ReceivedMetric[] }[];
  }[];
}

/** The attributes of a span or a data point as an object. */
export function attributesOf({
  attributes,
}: {
  readonly attributes: readonly OtlpAttribute[];
}): Record<string, string | number | undefined> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.doubleValue ?? value.intValue]),
  );
}

export interface OtlpReceiver {
  /** Its address, for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  /** The bodies as they came. */
  readonly bodies: readonly string[];
  /** The values of a counter, with their labels, as they were sent last. */
  counter(name: string): readonly Record<string, string | number | undefined>[];
  /** Resolves with the first span for which `isWanted` holds, now or when it arrives. */
  span(isWanted: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan>;
  close(): Promise<void>;
}

/** A collector of OpenTelemetry over HTTP with JSON that keeps what it gets. */
export async function otlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  let metrics: readonly ReceivedMetric[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      if (request.url === '/v1/traces') {
        const { resourceSpans } = JSON.parse(body) as TracesBody;
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      } else if (request.url === '/v1/metrics') {
        const { resourceMetrics } = JSON.parse(body) as MetricsBody;
        metrics = resourceMetrics.flatMap(({ scopeMetrics }) =>
          scopeMetrics.flatMap((scope) => scope.metrics),
        );
      }
      response.setHeader('content-type', 'application/json').end('{}');
      for (const check of waiting) check();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    counter: (name) =>
      metrics
        .filter((metric) => metric.name === name)
        .flatMap(({ sum }) => sum?.dataPoints ?? [])
        .map((point) => ({ ...attributesOf(point), value: point.asDouble ?? point.asInt })),
    span: (isWanted) =>
      new Promise((resolve) => {
        const check = () => {
          const found = spans.find(isWanted);
          if (found === undefined) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
