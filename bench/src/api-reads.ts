import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listingSearch } from '@storefront/contract';
import { median } from './figures';
import { fullLoad, medianLoad, steadyLoad } from './load';
import type { Load, Target } from './load';
import { processorTime } from './processor-time';
import type { Product } from './product';

const connections = 16;
const minRatio = 0.5;
// On a machine whose cores others use too, a bare server itself has a 99th percentile of 20 to 75 times its median (decision 0072).
const maxLateness = 2;
const rounds = 3;
const seconds = 1.5;
const secondsOfHalf = 3;

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
  /** The API at half of its full load, and the bare server under the same load. */
  readonly half: { readonly api: Load; readonly bare: Load };
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
    const halves: { api: Load[]; bare: Load[] } = { api: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      halves.api.push(await steadyLoad(apiTarget, connections, api.rate / 2, secondsOfHalf));
      halves.bare.push(await steadyLoad(bareTarget, connections, api.rate / 2, secondsOfHalf));
    }
    const half = { api: medianLoad(halves.api), bare: medianLoad(halves.bare) };
    return { call, bytes: answer.bytes.length, api, bare: medianSpeed(speeds.bare), half };
  } finally {
    await bare.end();
  }
};

/** How much of an answer's processor time a bare server needs. */
export function readRatio({ api, bare }: Pick<ApiRead, 'api' | 'bare'>): number {
  return bare.processor / api.processor;
}

/** Whether a read costs little enough, and whether its slow answers are not much slower than those of the bare server (G28). */
export function judgeRead(read: Pick<ApiRead, 'api' | 'bare' | 'half'>) {
  const { api, bare } = read.half;
  return {
    isCheap: readRatio(read) >= minRatio,
    isEven: api.percentile99 <= maxLateness * bare.percentile99,
  };
}

/** The two reads that visitors cause most often, on the demo catalogue. */
export async function apiReads(product: Product): Promise<ApiRead[]> {
  return [
    await read(product, 'business/menu', { business: 'b-101' }),
    await read(product, 'search/home', listingSearch('E1 6AN')),
  ];
}
