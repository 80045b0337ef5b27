import { createServer } from './create-server';

const never = () => new Promise<never>(() => undefined);

describe('a route of any plugin', () => {
  const aServer = () => {
    const server = createServer({ config: { trustedProxies: [] }, logStream: { write: () => undefined } });
    void server.register(async (plugin) => {
      plugin.get('/pay', never);
      plugin.post('/platform/publish', { config: { maxMilliseconds: 300_000 } }, never);
      plugin.get('/quick', async () => 'quick');
      plugin.get('/streamed', async (_request, reply) => {
        await reply.send('sent');
        return never();
      });
    });
    return server;
  };
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** The status and Retry-After of an answer, once so many milliseconds have passed. */
  async function answerAfter(server: ReturnType<typeof aServer>, url: string, milliseconds: number) {
    const answers: unknown[] = [];
    const method = url === '/platform/publish' ? 'POST' : 'GET';
    void server
      .inject({ method, url })
      .then(({ statusCode, headers }) => answers.push(statusCode, headers['retry-after']));
    await new Promise((begun) => setImmediate(begun));
    await jest.advanceTimersByTimeAsync(milliseconds);
    await new Promise((done) => setImmediate(done));
    return answers;
  }

  it('[G12/time] is answered with 503 after twenty seconds, pages too', async () => {
    const server = aServer();
    await server.ready();
    expect(await answerAfter(server, '/pay', 19_999)).toStrictEqual([]);
    expect(await answerAfter(server, '/pay', 20_000)).toStrictEqual([503, '5']);
    expect(await answerAfter(server, '/quick', 0)).toStrictEqual([200, undefined]);
    expect(await answerAfter(server, '/streamed', 60_000)).toStrictEqual([200, undefined]);
    await server.close();
  });

  it('[G12/time] has the time that it names instead', async () => {
    const server = aServer();
    await server.ready();
    expect(await answerAfter(server, '/platform/publish', 299_999)).toStrictEqual([]);
    expect(await answerAfter(server, '/platform/publish', 300_000)).toStrictEqual([503, '5']);
    await server.close();
  });
});
