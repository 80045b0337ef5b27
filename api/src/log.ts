import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export type Log = FastifyBaseLogger;

// Whatever may name or open something of a customer's; logged objects are shallow, so two levels are enough (G14).
const secretNames = [
  'authorization',
  'cookie',
  'sessiontoken',
  'password',
  'old_password',
  'new_password',
  'reset_key',
  'otp',
  'code',
  'mobile',
  'mobile_no',
  'email',
  'address',
  'address2',
  'zipcode',
  'name',
  'okey',
  'request_key',
];

/** Options of the log that a server keeps: one JSON line each, secrets censored, a request by method and path alone (G14). */
export function logOptions(stream?: {
  write(line: string): void;
}): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level: 'info',
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    ...(stream === undefined ? {} : { stream }),
  };
}
