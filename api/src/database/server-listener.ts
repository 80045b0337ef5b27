import pg from 'pg';
import type { StopListening } from './database';
import type { DatabaseHosts } from './database-hosts';

type Listener = (payload: string | undefined) => void;

const retryAfterMilliseconds = 1_000;

/** Milliseconds of the listening connection. */
const heartbeat = {
  /** From one answer to the next question whether the connection still lives. */
  every: 2_000,
  /** For an answer; without one the connection counts as lost. */
  answer: 3_000,
} as const;

/**
 * Listens to notifications over a connection of its own, which is opened when first needed and reopened when it breaks or goes silent:
 * a connection that only listens would never notice that by itself (G20). After a break every listener gets `undefined`, because
 * notifications may have been missed, and `lost` is called.
 */
export function createListener(hosts: DatabaseHosts, name: string, lost: () => void) {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect() {
    const next = new pg.Client({
      connectionString: await hosts.find(),
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: heartbeat.answer,
    });
    let isLost = false;
    const handleLoss = () => {
      if (isLost) return;
      isLost = true;
      if (client === next) client = undefined;
      // Ends at once while a question is unanswered.
      void next.end().catch(() => undefined);
      hosts.doubt();
      lost();
      reconnectLater();
    };
    next.on('error', handleLoss);
    next.on('end', handleLoss);
    next.on('notification', ({ channel, payload }) => {
      for (const notify of listeners.get(channel) ?? []) notify(payload ?? '');
    });
    await next.connect().catch((fault: unknown) => {
      hosts.doubt();
      throw fault;
    });
    try {
      for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (fault) {
      isLost = true;
      void next.end().catch(() => undefined);
      throw fault;
    }
    // A first connection and a reopened one can be ready at the same time; one is enough.
    if (closed || client !== undefined) {
      isLost = true;
      await next.end();
      return;
    }
    client = next;
    askLater(next, handleLoss);
  }

  function askLater(asked: pg.Client, handleLoss: () => void) {
    beat = setTimeout(() => {
      if (client !== asked) return;
      asked.query('select 1').then(() => {
        if (client === asked) askLater(asked, handleLoss);
      }, handleLoss);
    }, heartbeat.every);
  }

  function reconnectLater() {
    if (closed || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(
        () => {
          for (const callbacks of listeners.values()) for (const notify of callbacks) notify(undefined);
        },
        () => reconnectLater(),
      );
    }, retryAfterMilliseconds);
  }

  return {
    async listen(channel: string, listener: Listener): Promise<StopListening> {
      const known = listeners.get(channel);
      if (known) known.add(listener);
      else listeners.set(channel, new Set([listener]));

      try {
        if (client === undefined) await (connecting ??= connect());
        else if (!known) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (fault) {
        // A kept failure would be returned for ever; the caller may try again.
        connecting = undefined;
        listeners.get(channel)?.delete(listener);
        throw fault;
      }
      return async () => {
        listeners.get(channel)?.delete(listener);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(beat);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
