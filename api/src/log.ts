import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { errorCode } from './error-code';

export type Log = FastifyBaseLogger;

// Fields that hold a customer's data, or a key to them (G14).
const secretNames = new Set([
  'authorization',
  'cookie',
  'sessiontoken',
  'password',
  'old_password',
  'new_password',
  'reset_key',
  'registration_key',
  'otp',
  'mobile',
  'mobile_no',
  'phone',
  'email',
  'address',
  'address2',
  'zipcode',
  'pincode',
  'name',
  'okey',
  'request_key',
  'to',
  'body',
]);
// Fields with serializers of their own.
const written = new Set(['req', 'res', 'err']);
const maxDepth = 3;

/** The destination of the log's lines. */
export interface LogStream {
  write(line: string): void;
}

/** Options of a server's log: JSON lines, secrets censored, requests by method and route pattern alone (G14). */
export function logOptions(stream?: LogStream): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level: 'info',
    formatters: { log: (line) => censored(line, 1) },
    serializers: {
      // Never the path, which may hold the key of an order.
      req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: writtenError,
    },
    ...(stream === undefined ? {} : { stream }),
  };
}

interface WrittenError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

/** An error for the log. The message of a failed query holds its parameters, so only its statement, code and stack are kept. */
function writtenError(fault: unknown): WrittenError {
  if (!(typeof fault === 'object' && fault !== null && 'message' in fault))
    return { type: typeof fault, message: '', stack: '' };
  const { name, message, stack = '' } = fault as Error;
  if (!('query' in fault && 'params' in fault)) return { type: name, message, stack };
  const stackLines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'cause' in fault ? errorCode(fault.cause) : '';
  return {
    type: name,
    message: 'A query failed',
    stack: stackLines.join('\n'),
    code,
    query: String(fault.query),
  };
}

function censored(line: Record<string, unknown>, depth: number): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(line)) {
    if (secretNames.has(name)) safe[name] = '[hidden]';
    else if (depth === 1 && written.has(name)) safe[name] = value;
    else safe[name] = censoredValue(value, depth);
  }
  return safe;
}

function censoredValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > maxDepth) return '[…]';
  if (Array.isArray(value)) return value.map((item) => censoredValue(item, depth + 1));
  return censored(Object.fromEntries(Object.entries(value)), depth + 1);
}
