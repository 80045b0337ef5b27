import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers `/api/v1/query` as Prometheus does (prometheus.io/docs/prometheus/latest/querying/api). */
export async function startPrometheus() {
  let answer: (query: string, response: ServerResponse) => void = (_query, response) => response.end();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname !== '/api/v1/query') return response.writeHead(404).end();
    const query = searchParams.get('query') ?? '';
    asked.push(query);
    response.setHeader('content-type', 'application/json');
    answer(query, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Answers in this way from now on. */
    answers: (next: typeof answer) => void (answer = next),
    /** Answers each query with the number of its version. */
    numbers: (byVersion: Readonly<Record<string, number>>) =>
      void (answer = (query, response) => {
        const version = Object.keys(byVersion).find((one) => query.includes(`"${one}"`)) ?? '';
        response.end(vectorOf(String(byVersion[version])));
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function vectorOf(...values: readonly string[]): string {
  const result = values.map((value) => ({ metric: {}, value: [1_795_600_000.123, value] }));
  return JSON.stringify({ status: 'success', data: { resultType: 'vector', result } });
}
