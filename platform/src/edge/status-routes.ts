import type { FastifyInstance } from 'fastify';
import type { Wall } from '../isolates/isolate-host';
import type { Counters } from '../counters';

/** The state of the process, in sentences for its operators. */
export interface Condition {
  /** Faults that keep it from serving: a balancer should send visitors elsewhere. */
  faults: readonly string[];
  /** Faults that do not keep it from serving. */
  warnings: readonly string[];
  /** The releases that are decided from: their generation, and how long ago the registry confirmed it; `null` when it never has. */
  releases?: { readonly generation: number; readonly secondsOld: number | null };
  /** What separates code of releases from this server, once it is known (ISO-1). */
  wall?: Wall | undefined;
}

export interface StatusRouteDeps {
  counters: Counters;
  condition(): Promise<Condition>;
}

const processFigures = () => {
  const { rss, heapUsed } = process.memoryUsage();
  const gauges = {
    process_uptime_seconds: Math.round(process.uptime()),
    process_resident_memory_bytes: rss,
    process_heap_used_bytes: heapUsed,
  };
  return Object.entries(gauges)
    .map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
};

/** Liveness, readiness, and figures for Prometheus. */
export function statusRoutes(app: FastifyInstance, { counters, condition }: StatusRouteDeps) {
  const now = { 'cache-control': 'no-store' };
  app.get('/healthz', async (_request, reply) => reply.headers(now).send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const { faults, warnings, releases, wall } = await condition();
    const ready = faults.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .headers(now)
      .send({ status: ready ? 'ready' : 'not ready', faults, warnings, releases, wall });
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .headers(now)
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(processFigures() + counters.text()),
  );
}
