import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { startS3Server } from './s3-server';
import { temporaryFolder, removeTemporaryFolders } from './temporary-folder';

afterAll(removeTemporaryFolders);

async function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

describe('the storage of the tests', () => {
  it('ends although a client that waits for an answer meanwhile asks again on its connection', async () => {
    const storage = await startS3Server(await temporaryFolder());
    const address = new URL('/releases/key', storage.place.endpoint);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { expect: '100-continue', 'content-length': 1 };
    const begun = request(address, { agent, method: 'PUT', headers });
    begun.flushHeaders();
    await once(begun, 'continue');
    const closed = storage.close();
    begun.end('a');
    await answerTo(begun);
    expect((await answerTo(get(address, { agent }))).headers.connection).toBe('close');
    await closed;
    agent.destroy();
  });
});
