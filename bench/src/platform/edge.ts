import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fullLoad } from '../load';
import type { Target } from '../load';
import { hostOf } from './scale';
import type { Scale } from './scale';
import { writeBrands } from './write-brands';

/** The options of an edge process. */
export interface EdgeSetup {
  readonly scale: Scale;
  readonly databaseUrl: string;
  readonly brandsDirectory: string;
  readonly releasesDirectory: string;
}

export type EdgeQuestion =
  | { readonly kind: 'processor-time' }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'decide'; readonly count: number };

/**
 * An edge over a registry of some scale, in a process of its own. Times are processor times in microseconds unless stated otherwise.
 */
export interface Edge {
  readonly scale: Scale;
  decisionCost(): Promise<number>;
  pageCost(): Promise<number>;
  /** Milliseconds until a change of the registry or of a brand is served. */
  refreshCost(): Promise<{ readonly processor: number; readonly wait: number }>;
  end(): Promise<void>;
}

const connections = 4;
const decisionsPerQuestion = 5_000;

/** Requests pages of brands and visitors in turn; every second visitor sends a cookie. */
const pagesAt = (port: number, { brands }: Scale): Target => {
  let page = 0;
  return {
    port,
    request() {
      page += 1;
      const head = [
        'GET / HTTP/1.1',
        `host: ${hostOf((page * 7_919) % brands)}`,
        'accept-encoding: gzip, deflate, br',
        ...(page % 2 === 0 ? [`cookie: __Host-visitor=visitor-${page}`] : []),
      ];
      return Buffer.from([...head, '', ''].join('\r\n'));
    },
  };
};

/**
 * Fills the registry in an empty database and starts an edge on it. `seconds` is how long its pages are requested in one measurement.
 */
export async function startEdge(
  folder: string,
  scale: Scale,
  databaseUrl: string,
  seconds: number,
): Promise<Edge> {
  const [brandsDirectory, releasesDirectory] = [join(folder, 'brands'), join(folder, 'releases')];
  for (const path of [brandsDirectory, releasesDirectory]) mkdirSync(path, { recursive: true });
  writeBrands(brandsDirectory, scale.brands);
  const setup: EdgeSetup = { scale, databaseUrl, brandsDirectory, releasesDirectory };
  const child = fork(fileURLToPath(new URL('edge-process.ts', import.meta.url)), [JSON.stringify(setup)], {
    execArgv: ['--import', 'tsx'],
  });
  const exited = once(child, 'exit');
  const nextAnswer = async <Answer>(): Promise<Answer> => {
    const [message] = (await Promise.race([
      once(child, 'message'),
      exited.then(() => Promise.reject(new Error('The edge process ended'))),
    ])) as [{ answer: Answer }];
    return message.answer;
  };
  const ask = <Answer>(question: EdgeQuestion): Promise<Answer> => {
    const answer = nextAnswer<Answer>();
    child.send(question);
    return answer;
  };
  const target = pagesAt(await nextAnswer<number>(), scale);
  return {
    scale,
    decisionCost: () => ask<number>({ kind: 'decide', count: decisionsPerQuestion }),
    async pageCost() {
      const before = await ask<number>({ kind: 'processor-time' });
      const { rate } = await fullLoad(target, connections, seconds);
      return ((await ask<number>({ kind: 'processor-time' })) - before) / (rate * seconds);
    },
    refreshCost: () => ask({ kind: 'refresh' }),
    async end() {
      child.disconnect();
      await exited;
    },
  };
}
