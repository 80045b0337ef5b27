import type { Isolate, IsolateEnd } from '../isolate-host';

/** A process that never started, because the container in which it would run is away. */
export class LostIsolate implements Isolate {
  readonly socket: Promise<string>;
  readonly end: Promise<IsolateEnd> = Promise.resolve('lost');

  constructor(why: string) {
    this.socket = Promise.reject(new Error(why));
    this.socket.catch(() => undefined);
  }

  async usage(): Promise<undefined> {
    return undefined;
  }

  kill(): void {
    // There is nothing to end.
  }
}
