import type { SpanContent, Tracing } from 'api';
import type { FastifyInstance } from 'fastify';
import type { Platform } from 'platform';

/** The traces and metrics of a process on their way to a collector (OBS-2). */
export interface Telemetry {
  readonly tracing: Tracing;
  /** Makes each request of a server a span. Call it before its routes are added. */
  traceRequests(server: FastifyInstance): Promise<void>;
  /** Sends these figures from now on. */
  measure(figures: Platform['counted']): void;
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}

export type { SpanContent, Tracing };
