import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from 'api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

// An attacker can point a name of his own at this machine; his page then sends that name as Host (DNS rebinding).
const loopbackName = /^(localhost|([a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/i;

const ofDevelopment = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/dev/') ?? false;

const operatorRoutes = /^\/(metrics|(api|platform)\/(openapi\.json|docs(\/.*)?))$/;
const ofOperators = ({ routeOptions }: FastifyRequest) => operatorRoutes.test(routeOptions.url ?? '');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The token of an Authorization header: `Bearer TOKEN`, or the password that a browser asks for. */
const tokenOf = (header = ''): string => {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) +(\S+) *$/i.exec(header) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
};

/**
 * Protects pages that are not for customers (S7, S13): in development /dev/* answers only for host names of this machine; in production
 * the metrics and the descriptions of API and platform need OPERATOR_TOKEN, and answer 404 when none is set.
 */
export function guardPages(
  server: FastifyInstance,
  { production, operatorToken }: Pick<Config, 'production' | 'operatorToken'>,
) {
  server.addHook('onRequest', async (request, reply) => {
    if (ofDevelopment(request) && !loopbackName.test(request.hostname))
      return reply
        .code(421)
        .type('text/plain; charset=utf-8')
        .send('These pages are for the machine that the server runs on.\n');
    if (!production || !ofOperators(request)) return;
    if (operatorToken === undefined) return reply.callNotFound();
    if (timingSafeEqual(digest(tokenOf(request.headers.authorization)), digest(operatorToken))) return;
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="operators"')
      .type('text/plain; charset=utf-8')
      .send('Operators show their token.\n');
  });
}
