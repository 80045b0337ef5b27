import pg from 'pg';
import { DatabaseUnavailable } from './database';

const ignore = () => undefined;

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool with a bounded queue, so that an overloaded server refuses at once instead of letting everybody wait,
 * and that survives the loss of any of its connections (G20).
 */
export class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number;

  constructor({ maxWaiting, ...options }: pg.PoolConfig & { readonly maxWaiting: number }) {
    super(options);
    this.#maxWaiting = maxWaiting;
    // Node ends the process on an 'error' event without a listener. pg-pool listens only while a connection is idle,
    // so each connection gets a listener for its whole life. A running query gets the error itself.
    this.on('connect', (client) => client.on('error', ignore));
    this.on('error', ignore);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (this.waitingCount >= this.#maxWaiting) {
      const refusal = new DatabaseUnavailable('Too many requests wait for the database');
      return callback ? callback(refusal, undefined, ignore) : Promise.reject(refusal);
    }
    return callback ? super.connect(callback) : super.connect().then(giveBackWhenBroken);
  }
}

/**
 * Releases a connection as soon as it breaks, and ignores a later release by its holder. Drizzle never releases a connection
 * whose `begin` failed, so after enough restarts of the database the pool would stay empty.
 */
function giveBackWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce = (broken?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', releaseOnce);
    release(broken);
  };

  client.once('error', releaseOnce);
  client.release = releaseOnce;
  return client;
}
