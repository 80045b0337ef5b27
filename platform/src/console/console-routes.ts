import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from '../edge/responses/send-not-found';
import { pageHeaders } from '../edge/responses/security-headers';
import { acceptedEncodings } from '../releases/encodings';
import { consolePage } from './console-page';
import type { ConsoleLoginLink } from './console-page';
import type { ConsoleFiles } from './read-console';

export interface ConsoleRouteDeps {
  /** Undefined when the console has not been built. */
  readonly console: ConsoleFiles | undefined;
  /** The host names that serve the console. */
  readonly hosts: readonly string[];
  /** Whether a brand has this host. */
  readonly isOfBrand: (host: string) => boolean;
  readonly production: boolean;
  /** The login provider that people may use beside tokens. */
  readonly login?: (() => ConsoleLoginLink) | undefined;
}

/**
 * Serves the console at `/console`. Scripts of the shop must not be able to read its token, so it is served only on the hosts
 * that the operator names, and in production never on a brand's host, also when both are named (docs/security.md).
 */
export function consoleRoutes(
  app: FastifyInstance,
  { console: built, hosts, isOfBrand, production, login }: ConsoleRouteDeps,
): void {
  const isServed = ({ hostname }: FastifyRequest) => {
    const host = hostname.toLowerCase().replace(/\.$/, '');
    return hosts.includes(host) && !(production && isOfBrand(host));
  };

  for (const path of ['/console', '/console/*'])
    app.get(path, async (request, reply) => {
      if (built === undefined || !isServed(request)) return sendNotFound(reply);
      const nonce = randomBytes(16).toString('base64');
      return reply
        .headers(pageHeaders({ nonce, origins: [], pictureOrigins: [], production }))
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(consolePage(built, nonce, login?.()));
    });

  app.get<{ Params: { '*': string } }>('/console/files/*', async (request, reply) => {
    const file = isServed(request) ? built?.files.get(request.params['*']) : undefined;
    if (file === undefined) return sendNotFound(reply);
    const encoded = await file.encoded();
    const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']).filter(
      (one) => encoded[one] !== undefined,
    );
    return reply
      .headers({
        // The name of a file changes with its content.
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; sandbox",
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
      .type(file.contentType)
      .send(encoded[encoding]);
  });
}
