import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { logOptions } from './log';
import { openFreshDatabase } from './testing/databases';

function logged(line: object) {
  const lines: string[] = [];
  const server = Fastify({ logger: logOptions({ write: (text) => void lines.push(text) }) });
  server.log.info(line, 'words');
  return JSON.parse(lines[0] ?? '{}');
}

describe('the log', () => {
  it('censors customers’ data at any depth (G14)', () => {
    const customer = { name: 'Ines', email: 'ines@example.test', otp: '123456', city: 'London' };
    const hidden = { name: '[hidden]', email: '[hidden]', otp: '[hidden]', city: 'London' };
    expect(logged({ ...customer, order: { okey: 'secret', to: [customer] } })).toMatchObject({
      ...hidden,
      order: { okey: '[hidden]', to: '[hidden]' },
      msg: 'words',
    });
    expect(
      logged({ list: [customer], one: { two: { three: { four: { five: 'too deep' } } } } }),
    ).toMatchObject({ list: [hidden], one: { two: { three: { four: '[…]' } } } });
  });

  it('[G14] keeps the statement of a failed query, not its parameters', async () => {
    const { database, close } = await openFreshDatabase();
    const failing = database.execute(sql`select ${'ada@example.test'}::integer`);
    const { err } = logged({ err: await failing.then(null, (fault: unknown) => fault) });
    expect(err).toMatchObject({ message: 'A query failed', code: '22P02', query: 'select $1::integer' });
    expect(JSON.stringify(err)).not.toContain('ada@example.test');
    await close();
  });

  it('describes a request by its method and the pattern of its route', () => {
    const request = { method: 'GET', url: '/orders/secret', routeOptions: { url: '/orders/:okey' } };
    expect(logged({ req: request }).req).toStrictEqual({ method: 'GET', route: '/orders/:okey' });
  });

  it('keeps an error with its stack', () => {
    expect(logged({ err: new Error('broken') }).err).toMatchObject({
      message: 'broken',
      stack: expect.any(String),
    });
  });
});
