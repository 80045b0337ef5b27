import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listingSearch } from '@storefront/contract';
import { median } from './figures';
import { fullLoad, steadyLoad } from './load';
import type { Load, Target } from './load';
import { processorTime } from './processor-time';
import type { Product } from './product';

const connections = 16;
const rounds = 3;
const seconds = 1.5;

/** Answers per second at full load, and processor time for one answer in microseconds. */
interface ReadSpeed {
  readonly rate: number;
  readonly processor: number;
}

/** A catalogue read of the API, compared with a bare Node server that sends the same bytes (G28). */
export interface ApiRead {
  readonly call: string;
  readonly bytes: number;
  readonly api: ReadSpeed;
  readonly bare: ReadSpeed;
  /** The API at half of its full load. */
  readonly half: Load;
}

const authorization = `Basic ${Buffer.from('storefront:storefront').toString('base64')}`;

const accepted = 'gzip, deflate, br';

const requestOf = (port: number, call: string, body: string): Buffer =>
  Buffer.from(
    [
      `POST /api/${call} HTTP/1.1`,
      `host: localhost:${port}`,
      `authorization: ${authorization}`,
      'content-type: application/json',
      `accept-encoding: ${accepted}`,
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );

/** The answer as it is sent, compressed or not. */
export async function answerOf(origin: string, call: string, body: string) {
  const sent = request(`${origin}/api/${call}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'accept-encoding': accepted },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await answer.toArray());
  const { statusCode: status, headers: allHeaders } = answer;
  if (status !== 200) throw new Error(`${call} answers ${status}: ${bytes.toString()}`);
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = allHeaders;
  return { status, headers: { ...headers, 'content-length': String(bytes.length) }, bytes };
}

const bareServer = async (answer: Awaited<ReturnType<typeof answerOf>>) => {
  const child = fork(fileURLToPath(new URL('bare-server.mjs', import.meta.url)), { execArgv: [] });
  child.send({ ...answer, body: answer.bytes.toString('base64') });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    processId: child.pid ?? 0,
    end: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};

/** The speed at full load over one round. */
const speedOf = async (processId: number, target: Target): Promise<ReadSpeed> => {
  const before = processorTime(processId);
  const { rate } = await fullLoad(target, connections, seconds);
  const used = processorTime(processId) - before;
  return { rate, processor: (used * 1000) / (rate * seconds) };
};

const medianSpeed = (speeds: readonly ReadSpeed[]): ReadSpeed => ({
  rate: median(speeds.map(({ rate }) => rate)),
  processor: median(speeds.map(({ processor }) => processor)),
});

const read = async ({ origin, processId }: Product, call: string, contents: object): Promise<ApiRead> => {
  const body = JSON.stringify(contents);
  const answer = await answerOf(origin, call, body);
  const bare = await bareServer(answer);
  try {
    const targetAt = (port: number): Target => ({ port, request: requestOf(port, call, body) });
    const [apiTarget, bareTarget] = [targetAt(Number(new URL(origin).port)), targetAt(bare.port)];
    const speeds: { api: ReadSpeed[]; bare: ReadSpeed[] } = { api: [], bare: [] };
    await fullLoad(apiTarget, connections, 1);
    await fullLoad(bareTarget, connections, 1);
    for (let round = 0; round < rounds; round += 1) {
      speeds.api.push(await speedOf(processId, apiTarget));
      speeds.bare.push(await speedOf(bare.processId, bareTarget));
    }
    const api = medianSpeed(speeds.api);
    const half = await steadyLoad(apiTarget, connections, api.rate / 2, 3);
    return { call, bytes: answer.bytes.length, api, bare: medianSpeed(speeds.bare), half };
  } finally {
    await bare.end();
  }
};

/** The two reads that visitors cause most often, on the demo catalogue. */
export async function apiReads(product: Product): Promise<ApiRead[]> {
  return [
    await read(product, 'business/menu', { business: 'b-101' }),
    await read(product, 'search/home', listingSearch('E1 6AN')),
  ];
}
