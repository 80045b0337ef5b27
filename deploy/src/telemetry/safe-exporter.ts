import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

// What other packages put in is sent only when it is known to hold nothing of a customer: not the path, which may hold the key of an
// order, and not the text of an error (G14).
const allowed = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'db.query.text',
  'error.type',
]);
const ownPrefix = 'storefront.';

const allowedOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) => allowed.has(name) || name.startsWith(ownPrefix)),
  );

function withoutTexts(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    attributes: { value: allowedOf(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

/** Exports spans without everything that could hold data of a person: events, messages, and attributes that are not known to be safe. */
export function safeExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutTexts), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
