import pg from 'pg';
import { DatabaseUnavailable } from './database';
import type { DatabaseHosts } from './database-hosts';

const ignore = () => undefined;

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

interface BoundedPoolOptions extends Omit<pg.PoolConfig, 'Client' | 'connectionString'> {
  readonly hosts: DatabaseHosts;
  readonly maxWaiting: number;
  readonly Client?: typeof pg.Client;
}

/**
 * A pool with a bounded queue, so that an overloaded server refuses at once instead of letting everybody wait,
 * that survives the loss of any of its connections (G20), and follows the host that takes writes (SCL-1).
 */
export class BoundedPool extends pg.Pool {
  readonly #hosts: DatabaseHosts;
  readonly #maxWaiting: number;
  readonly #idle = new Set<pg.PoolClient>();
  /** All connections, those being opened too, with the address of each. */
  readonly #addresses: Map<pg.Client, string>;
  #searching = 0;

  constructor({ hosts, maxWaiting, Client = pg.Client, ...options }: BoundedPoolOptions) {
    const addresses = new Map<pg.Client, string>();
    super({ ...options, Client: clientOf(Client, hosts, addresses) });
    this.#hosts = hosts;
    this.#maxWaiting = maxWaiting;
    this.#addresses = addresses;
    hosts.onMoved(() => this.#dropOtherHosts());
    // Node ends the process on an 'error' event without a listener. pg-pool listens only while a connection is idle,
    // so each connection gets a listener for its whole life. A running query gets the error itself.
    // What broke one connection may have silenced the others.
    this.on('connect', (client) =>
      client.on('error', () => {
        hosts.doubt();
        this.dropIdle();
      }),
    );
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
    if (this.waitingCount + this.#searching >= this.#maxWaiting) {
      const refusal = new DatabaseUnavailable('Too many requests wait for the database');
      return callback ? callback(refusal, undefined, ignore) : Promise.reject(refusal);
    }
    if (this.#hosts.isKnown)
      return callback ? super.connect(callback) : super.connect().then(giveBackWhenBroken);
    const found = this.#findHost();
    if (callback === undefined) return found.then(() => super.connect()).then(giveBackWhenBroken);
    found.then(
      () => super.connect(callback),
      (fault: Error) => callback(fault, undefined, ignore),
    );
  }

  async #findHost(): Promise<void> {
    this.#searching += 1;
    try {
      await this.#hosts.find();
    } finally {
      this.#searching -= 1;
    }
  }

  /** Ends the connections to a former primary. A request that waits there is refused (503) and comes again. */
  #dropOtherHosts(): void {
    this.dropIdle();
    for (const [client, address] of this.#addresses)
      if (address !== this.#hosts.address) client.connection.stream.destroy();
  }
}

/** The class of connections to the host that takes writes at the time when they are opened. */
function clientOf(Client: typeof pg.Client, hosts: DatabaseHosts, addresses: Map<pg.Client, string>) {
  return class extends Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: hosts.address });
      addresses.set(this, hosts.address);
      this.once('end', () => addresses.delete(this));
    }

    override connect(): Promise<this>;
    override connect(callback: (fault: Error | null) => void): void;
    override connect(callback?: (fault: Error | null) => void): Promise<this> | void {
      if (callback === undefined) return super.connect() as Promise<this>;
      super.connect((fault: Error | null) => {
        if (fault) hosts.doubt();
        callback(fault);
      });
    }
  };
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
