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
  readonly #idle = new Set<pg.PoolClient>();

  constructor({ maxWaiting, ...options }: pg.PoolConfig & { readonly maxWaiting: number }) {
    super(options);
    this.#maxWaiting = maxWaiting;
    // Node ends the process on an 'error' event without a listener. pg-pool listens only while a connection is idle,
    // so each connection gets a listener for its whole life. A running query gets the error itself.
    // What broke one connection may have silenced the others.
    this.on('connect', (client) => client.on('error', () => this.dropIdle()));
    this.on('error', ignore);
    this.on('acquire', (client) => this.#idle.delete(client));
    this.on('release', (fault, client) => {
      if (!fault) this.#idle.add(client);
    });
    this.on('remove', (client) => this.#idle.delete(client));
  }

  /**
   * Ends the connections that nobody uses; new ones are opened when they are needed. A network can go silent without breaking a
   * connection, so the next query on each of them would otherwise wait in vain.
   */
  dropIdle(): void {
    const clients = [...this.#idle];
    this.#idle.clear();
    for (const client of clients) {
      // The pool forgets an idle connection that reports an error at once, so nobody is given it while its socket closes.
      client.emit('error', new DatabaseUnavailable('The connection may be dead'));
      socketOf(client).destroy();
    }
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

const socketOf = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream;

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
