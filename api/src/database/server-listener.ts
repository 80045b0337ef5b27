import pg from 'pg';
import type { StopListening } from './database';

type Listener = (payload: string | undefined) => void;

const retryAfterMilliseconds = 1_000;

/**
 * Listens to notifications over a connection of its own, which is opened when first needed and reopened when it breaks.
 * After a break every listener gets `undefined`, because notifications may have been missed.
 */
export function createListener(url: string) {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    let lost = false;
    const handleLoss = () => {
      if (lost) return;
      lost = true;
      if (client === next) client = undefined;
      void next.end().catch(() => undefined);
      reconnectLater();
    };
    next.on('error', handleLoss);
    next.on('end', handleLoss);
    next.on('notification', ({ channel, payload }) => {
      for (const notify of listeners.get(channel) ?? []) notify(payload ?? '');
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    // A first connection and a reopened one can be ready at the same time; one is enough.
    if (closed || client !== undefined) {
      lost = true;
      await next.end();
      return;
    }
    client = next;
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

      if (client !== undefined) {
        if (!known) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      } else {
        connecting ??= connect();
        try {
          await connecting;
        } catch (fault) {
          // A kept failure would be returned for ever; the caller may try again.
          connecting = undefined;
          listeners.get(channel)?.delete(listener);
          throw fault;
        }
      }
      return async () => {
        listeners.get(channel)?.delete(listener);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
