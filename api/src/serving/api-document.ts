import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI description of every call, at `/api/openapi.json`, and its page at `/api/docs`. */
export async function apiDocument(server: FastifyInstance) {
  await server.register(swagger, {
    openapi: {
      info: {
        title: 'Storefront API',
        version: '1.0.0',
        description: 'Calls of the storefront. Each carries the Basic pair of the client application.',
      },
      components: { securitySchemes: { client: { type: 'http', scheme: 'basic' } } },
      security: [{ client: [] }],
    },
  });
  server.get('/openapi.json', { schema: { hide: true } }, async () => server.swagger());
  // The page names its files from the root of the site, and does not know of the prefix under which the API stands.
  await server.register(swaggerUi, { routePrefix: '/docs', indexPrefix: server.prefix });
}
