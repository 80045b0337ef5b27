import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { guardPages } from './guarded-pages';

const operatorToken = randomBytes(32).toString('base64url');
const operatorPaths = [
  '/metrics',
  '/api/openapi.json',
  '/api/docs',
  '/platform/openapi.json',
  '/platform/docs',
  '/api/docs/static/a.js',
  '/platform/docs/static/a.js',
];

const guarded = (parts: Parameters<typeof guardPages>[1]): FastifyInstance => {
  const server = Fastify();
  guardPages(server, parts);
  for (const path of [
    '/dev/outbox',
    '/',
    ...operatorPaths.slice(0, 5),
    '/api/docs/static/*',
    '/platform/docs/static/*',
  ])
    server.get(path, async () => 'page');
  return server;
};

const statusOf = async (server: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  (await server.inject({ url, headers })).statusCode;

describe('development pages', () => {
  const server = guarded({ production: false, operatorToken: undefined });

  it.each(['localhost:3000', 'northbank.localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'answer requests for the host %s',
    async (host) => expect(await statusOf(server, '/dev/outbox', { host })).toBe(200),
  );

  it.each(['attacker.example', 'localhost.attacker.example', '192.168.0.7:3000'])(
    'do not answer requests for the host "%s"',
    async (host) => {
      expect(await statusOf(server, '/dev/outbox', { host })).toBe(421);
      expect(await statusOf(server, '/%64ev/outbox', { host })).toBe(421);
      expect(await statusOf(server, '/', { host })).toBe(200);
    },
  );
});

describe('operators’ pages', () => {
  it.each(operatorPaths)('%s accepts the token in production', async (path) => {
    const server = guarded({ production: true, operatorToken });
    const basic = `Basic ${Buffer.from(`anna:${operatorToken}`).toString('base64')}`;
    expect(await statusOf(server, path)).toBe(401);
    expect(await statusOf(server, path, { authorization: `Bearer ${operatorToken}x` })).toBe(401);
    expect(await statusOf(server, path, { authorization: `Bearer ${operatorToken}` })).toBe(200);
    expect(await statusOf(server, path, { authorization: basic })).toBe(200);
  });

  it.each(operatorPaths)('%s is not found in production without a token', async (path) => {
    expect(await statusOf(guarded({ production: true, operatorToken: undefined }), path)).toBe(404);
  });

  it('are open in development', async () => {
    const server = guarded({ production: false, operatorToken: undefined });
    for (const path of operatorPaths) expect(await statusOf(server, path)).toBe(200);
  });
});
