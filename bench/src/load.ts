import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { percentile } from './figures';

/** A request as it goes over the line, and where to. */
export interface Target {
  readonly port: number;
  /** The same each time, or made anew for each. */
  readonly request: Buffer | (() => Buffer);
  /** What the body of an answer that counts holds. */
  readonly expected?: string;
}

/** Answers a second, and how long the middle one and the slowest hundredth took, in milliseconds. */
export interface Load {
  readonly rate: number;
  readonly median: number;
  readonly late: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/** A connection that asks again and again; far cheaper than Node's own client, so that the server is what is measured. */
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

  /** Asks once; resolves with the milliseconds until the last byte. */
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

/** As many answers as the server can give to this many connections. */
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

/** So many answers, as fast as the server gives them to this many connections. */
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

/** So many requests a second, evenly, as long as a connection is free to ask. */
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
          // A timer would round to whole milliseconds and send in bursts.
          while (performance.now() < due) await setImmediate();
          took.push(await line.ask());
        }
      }),
    );
    return loadOf(took, (performance.now() - begun) / 1000);
  });
}
