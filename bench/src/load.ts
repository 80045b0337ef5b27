import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { median, percentile } from './figures';

/** A request as it is sent, and its destination. */
export interface Target {
  readonly port: number;
  /** The same text for each request, or a function that makes each. */
  readonly request: Buffer | (() => Buffer);
  /** Text that the body of a valid answer contains. */
  readonly expected?: string;
}

/** Answers per second, with the median and the 99th percentile of their duration in milliseconds. */
export interface Load {
  readonly rate: number;
  readonly median: number;
  readonly percentile99: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * A connection that sends requests repeatedly; far cheaper than Node's own client, so that the server is what is measured. Autocannon was
 * tried: an answer of 30 kB costs its client 23 µs of processor, this one 14, and it sends the requests of a second in one burst, where
 * `steadyLoad` sends them evenly.
 */
class Connection {
  private pending: Buffer = Buffer.alloc(0);
  private body: Buffer[] = [];
  private missingBytes = 0;
  private sentAt = 0;
  private resolveAnswer: (durations: number) => void = () => undefined;

  private constructor(
    private readonly socket: Socket,
    private readonly request: () => Buffer,
    private readonly expected: string | undefined,
  ) {
    socket.on('data', (part) => this.receive(part));
  }

  static async open({ port, request, expected }: Target): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket, typeof request === 'function' ? request : () => request, expected);
  }

  /** Sends one request; resolves with the milliseconds until the last byte of the answer. */
  ask(): Promise<number> {
    const request = this.request();
    return new Promise((resolve, reject) => {
      this.socket.once('close', reject);
      this.resolveAnswer = (durations) => {
        this.socket.off('close', reject);
        resolve(durations);
      };
      this.sentAt = performance.now();
      this.socket.write(request);
    });
  }

  close() {
    this.socket.destroy();
  }

  private receive(part: Buffer) {
    if (this.missingBytes === 0) {
      this.pending = this.pending.length === 0 ? part : Buffer.concat([this.pending, part]);
      const end = this.pending.indexOf(headEnd);
      if (end === -1) return;
      const head = this.pending.toString('latin1', 0, end);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
        this.socket.destroy(new Error(`Not an answer to count: ${head.slice(0, 200)}`));
        return;
      }
      const bodyStart = this.pending.subarray(end + headEnd.length);
      this.missingBytes = Number(length) - bodyStart.length;
      this.body = [bodyStart];
      this.pending = Buffer.alloc(0);
    } else {
      this.missingBytes -= part.length;
      if (this.expected !== undefined) this.body.push(part);
    }
    if (this.missingBytes > 0) return;
    if (this.expected !== undefined && !Buffer.concat(this.body).includes(this.expected))
      this.socket.destroy(new Error(`Not an answer to count: ${Buffer.concat(this.body).toString()}`));
    else this.resolveAnswer(performance.now() - this.sentAt);
  }
}

const withConnections = async <Outcome>(
  target: Target,
  connections: number,
  work: (connections: readonly Connection[]) => Promise<Outcome>,
): Promise<Outcome> => {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(target)));
  try {
    return await work(open);
  } finally {
    for (const connection of open) connection.close();
  }
};

const loadOf = (durations: readonly number[], seconds: number): Load => ({
  rate: durations.length / seconds,
  median: percentile(durations, 0.5),
  percentile99: percentile(durations, 0.99),
});

/** The medians over several rounds. */
export function medianLoad(loads: readonly Load[]): Load {
  return {
    rate: median(loads.map(({ rate }) => rate)),
    median: median(loads.map((load) => load.median)),
    percentile99: median(loads.map(({ percentile99 }) => percentile99)),
  };
}

/** Measures how many answers the server can give to this many connections. */
export function fullLoad(target: Target, connections: number, seconds: number): Promise<Load> {
  return withConnections(target, connections, async (open) => {
    const durations: number[] = [];
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      open.map(async (connection) => {
        while (performance.now() < end) durations.push(await connection.ask());
      }),
    );
    return loadOf(durations, seconds);
  });
}

/** Requests this many answers over this many connections, as fast as the server gives them. */
export function countedLoad(target: Target, connections: number, count: number): Promise<Load> {
  return withConnections(target, connections, async (open) => {
    const durations: number[] = [];
    const startTime = performance.now();
    let remaining = count;
    await Promise.all(
      open.map(async (connection) => {
        while (remaining-- > 0) durations.push(await connection.ask());
      }),
    );
    return loadOf(durations, (performance.now() - startTime) / 1000);
  });
}

/** Sends this many requests per second, evenly, as long as a connection is free. */
export function steadyLoad(
  target: Target,
  connections: number,
  rate: number,
  seconds: number,
): Promise<Load> {
  return withConnections(target, connections, async (open) => {
    const durations: number[] = [];
    const startTime = performance.now();
    const total = Math.floor(rate * seconds);
    let next = 0;
    await Promise.all(
      open.map(async (connection) => {
        for (let number = next++; number < total; number = next++) {
          const due = startTime + (number * 1000) / rate;
          // A timer would round to whole milliseconds and send bursts.
          while (performance.now() < due) await setImmediate();
          durations.push(await connection.ask());
        }
      }),
    );
    return loadOf(durations, (performance.now() - startTime) / 1000);
  });
}
