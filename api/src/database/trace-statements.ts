import { isTraced, tracing } from '../tracing';
import type { SpanContent } from '../tracing';

// Longer ones are lists of an import.
const longestText = 2_000;

/**
 * The same client, whose statements are spans of the trace that they belong to; the client itself in a process that is not traced. A
 * statement's parameters are not recorded.
 */
export function traceStatements<Client extends object>(client: Client): Client {
  if (!isTraced()) return client;
  return new Proxy(client, {
    // Read from the client itself: its private fields are not those of the proxy.
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...parameters: unknown[]) => unknown;
      switch (name) {
        case 'query':
          return (...parameters: unknown[]) =>
            tracing().within(spanOf(textOf(parameters[0])), async () => method(...parameters));
        case 'connect':
          return async () => traceStatements((await method()) as object);
        case 'transaction':
          return (work: (transaction: object) => unknown) =>
            method((transaction: object) => work(traceStatements(transaction)));
        default:
          return method;
      }
    },
  });
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
};

/** The span of a statement, in the words of OpenTelemetry's conventions for databases. */
function spanOf(text: string): SpanContent {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
      'db.query.text': text.slice(0, longestText),
    },
  };
}
