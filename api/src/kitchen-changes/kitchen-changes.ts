import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase, StopListening } from '../database/database';
import type { Log } from '../log';

const channel = 'kitchen_changed';
const flushAfter = 20;

/** Tells the devices of kitchens, of every process, that something has changed for them: an order, or who may see it. */
export interface KitchenChanges {
  /**
   * Says that something has changed for a business; call it once the change is committed. Never throws and waits for nothing: a device that is not told
   * asks by itself after a while.
   */
  tell(slug: string): void;
  /** Calls `heard` after each change for a business, and also when some may have been missed. */
  watch(slug: string, heard: () => void): () => void;
  close(): Promise<void>;
}

/** Tells the devices of these businesses that something has changed, for who has no process that goes on. */
export async function tellKitchens(database: Database, slugs: readonly string[]): Promise<void> {
  await database.execute(
    sql`select pg_notify(${channel}, slug) from json_array_elements_text(${JSON.stringify(slugs)}::json) as slugs(slug)`,
  );
}

/**
 * Changes over `pg_notify`, in statements of their own and many businesses at a time: inside the transaction of an order it would hold a lock over the
 * commit, which every other order of every business waits for. Nothing is listened to before the first device is there.
 */
export function createKitchenChanges({
  database,
  listen,
  log,
}: {
  readonly database: Database;
  readonly listen: OpenDatabase['listen'];
  readonly log: Pick<Log, 'warn'>;
}): KitchenChanges {
  const watchers = new Map<string, Set<() => void>>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();
  let listening: Promise<StopListening | undefined> | undefined;

  async function flush(): Promise<void> {
    timer = undefined;
    const slugs = [...changed];
    changed.clear();
    try {
      await tellKitchens(database, slugs);
    } catch (fault) {
      log.warn({ err: fault }, 'kitchens were not told of a change');
    }
  }

  function hear(slug: string | undefined) {
    const concerned = slug === undefined ? [...watchers.values()] : [watchers.get(slug) ?? []];
    for (const set of concerned) for (const heard of set) heard();
  }

  function begin() {
    listening ??= listen(channel, hear).catch((fault: unknown) => {
      log.warn({ err: fault }, 'changes for kitchens are not heard');
      // The next device tries again.
      listening = undefined;
      return undefined;
    });
  }

  return {
    tell(slug) {
      changed.add(slug);
      timer ??= setTimeout(() => (flushing = flush()), flushAfter);
    },
    watch(slug, heard) {
      begin();
      const set = watchers.get(slug) ?? new Set();
      watchers.set(slug, set.add(heard));
      return () => {
        set.delete(heard);
        if (set.size === 0 && watchers.get(slug) === set) watchers.delete(slug);
      };
    },
    async close() {
      if (timer !== undefined) {
        clearTimeout(timer);
        flushing = flush();
      }
      await flushing;
      await (
        await listening
      )?.();
    },
  };
}
