import pg from 'pg';
import { DatabaseUnavailable } from './database';

const ignore = () => undefined;

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool with a bounded queue, so that an overloaded server refuses at once instead of letting everybody wait,
 * and that survives the loss of any of its connections (G20).
 */
export class BoundedPool extends pg.Pool {
  readonly #mostWaiting: number;

  constructor({ mostWaiting, ...options }: pg.PoolConfig & { readonly mostWaiting: number }) {
    super(options);
    this.#mostWaiting = mostWaiting;
    // Node ends the process on an 'error' event without a listener. pg-pool listens only while a connection is idle,
    // so each connection gets a listener for its whole life. A running query gets the error itself.
    this.on('connect', (client) => client.on('error', ignore));
    this.on('error', ignore);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (this.waitingCount >= this.#mostWaiting) {
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
  let given = false;
  const giveBack = (broken?: Error | boolean) => {
    if (given) return;
    given = true;
    client.off('error', giveBack);
    release(broken);
  };

  client.once('error', giveBack);
  client.release = giveBack;
  return client;
}
