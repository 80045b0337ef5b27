import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { percentile } from './figures';

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
  readonly late: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * A connection that sends requests repeatedly; far cheaper than Node's own client, so that the server is what is measured.
 */
class Line {
  private pending: Buffer = Buffer.alloc(0);
  private body: Buffer[] = [];
  private missing = 0;
  private asked = 0;
  private answered: (took: number) => void = () => undefined;

  private constructor(
    private readonly socket: Socket,
    private readonly request: () => Buffer,
    private readonly expected: string | undefined,
  ) {
    socket.on('data', (part) => this.take(part));
  }

  static async open({ port, request, expected }: Target): Promise<Line> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new Line(socket, typeof request === 'function' ? request : () => request, expected);
  }

  /** Sends one request; resolves with the milliseconds until the last byte of the answer. */
  ask(): Promise<number> {
    const request = this.request();
    return new Promise((resolve, reject) => {
      this.socket.once('close', reject);
      this.answered = (took) => {
        this.socket.off('close', reject);
        resolve(took);
      };
      this.asked = performance.now();
      this.socket.write(request);
    });
  }

  close() {
    this.socket.destroy();
  }

  private take(part: Buffer) {
    if (this.missing === 0) {
      this.pending = this.pending.length === 0 ? part : Buffer.concat([this.pending, part]);
      const end = this.pending.indexOf(headEnd);
      if (end === -1) return;
      const head = this.pending.toString('latin1', 0, end);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
        this.socket.destroy(new Error(`Not an answer to count: ${head.slice(0, 200)}`));
        return;
      }
      const begun = this.pending.subarray(end + headEnd.length);
      this.missing = Number(length) - begun.length;
      this.body = [begun];
      this.pending = Buffer.alloc(0);
    } else {
      this.missing -= part.length;
      if (this.expected !== undefined) this.body.push(part);
    }
    if (this.missing > 0) return;
    if (this.expected !== undefined && !Buffer.concat(this.body).includes(this.expected))
      this.socket.destroy(new Error(`Not an answer to count: ${Buffer.concat(this.body).toString()}`));
    else this.answered(performance.now() - this.asked);
  }
}

const withLines = async <Outcome>(
  target: Target,
  lines: number,
  work: (lines: readonly Line[]) => Promise<Outcome>,
): Promise<Outcome> => {
  const open = await Promise.all(Array.from({ length: lines }, () => Line.open(target)));
  try {
    return await work(open);
  } finally {
    for (const line of open) line.close();
  }
};

const loadOf = (took: readonly number[], seconds: number): Load => ({
  rate: took.length / seconds,
  median: percentile(took, 0.5),
  late: percentile(took, 0.99),
});

/** Measures how many answers the server can give to this many connections. */
export function fullLoad(target: Target, lines: number, seconds: number): Promise<Load> {
  return withLines(target, lines, async (open) => {
    const took: number[] = [];
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      open.map(async (line) => {
        while (performance.now() < end) took.push(await line.ask());
      }),
    );
    return loadOf(took, seconds);
  });
}

/** Requests this many answers over this many connections, as fast as the server gives them. */
export function countedLoad(target: Target, lines: number, count: number): Promise<Load> {
  return withLines(target, lines, async (open) => {
    const took: number[] = [];
    const begun = performance.now();
    let left = count;
    await Promise.all(
      open.map(async (line) => {
        while (left-- > 0) took.push(await line.ask());
      }),
    );
    return loadOf(took, (performance.now() - begun) / 1000);
  });
}

/** Sends this many requests per second, evenly, as long as a connection is free. */
export function steadyLoad(target: Target, lines: number, rate: number, seconds: number): Promise<Load> {
  return withLines(target, lines, async (open) => {
    const took: number[] = [];
    const begun = performance.now();
    const total = Math.floor(rate * seconds);
    let next = 0;
    await Promise.all(
      open.map(async (line) => {
        for (let number = next++; number < total; number = next++) {
          const due = begun + (number * 1000) / rate;
          // A timer would round to whole milliseconds and send bursts.
          while (performance.now() < due) await setImmediate();
          took.push(await line.ask());
        }
      }),
    );
    return loadOf(took, (performance.now() - begun) / 1000);
  });
}
