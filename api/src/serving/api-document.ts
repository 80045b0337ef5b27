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
  // The page's links start at the root of the site, so it needs the prefix of the API.
  await server.register(swaggerUi, { routePrefix: '/docs', indexPrefix: server.prefix });
}
