import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const description = `Everything that changes releases, rollouts, pins and freezes goes through these calls; the command line and
the console are their clients. Each takes the token of a team: \`Authorization: Bearer TOKEN\`. A refused call names every fault.`;

/**
 * The OpenAPI description of the calls that are added to this scope afterwards, at `/platform/openapi.json`, and its page at
 * `/platform/docs`. It is generated from the schemas of the calls.
 */
export async function apiDocument(scope: FastifyInstance): Promise<void> {
  // The door checks bodies itself, after the token: a client without a token learns nothing about faults in its body.
  scope.setValidatorCompiler(() => () => true);
  scope.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Release platform', version: '1.0.0', description },
      components: {
        securitySchemes: {
          team: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: '__Host-console-session' },
        },
      },
      security: [{ team: [] }, { session: [] }],
    },
  });
  scope.get('/platform/openapi.json', { schema: { hide: true } }, async () => scope.swagger());
  await scope.register(swaggerUi, { routePrefix: '/platform/docs', staticCSP: true });
}
