import pg from 'pg';
import { errorCode } from '../error-code';

const maxNames = 500;
const longestText = 10_000;

const names = new Map<string, string>();

/** The name of the prepared statement; undefined for a statement that is not worth preparing, such as an import's long list. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames || text.length > longestText) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

const isNameable = (config: unknown): config is pg.QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('name' in config && config.name);

/**
 * Whether the server refused a prepared statement because a migration changed its tables or it was forgotten. Preparing it again
 * needs another connection.
 */
const isStale = (fault: unknown) => ['0A000', '26000'].includes(errorCode(fault));

/** Whether the server only reads: it is a standby, or was the primary and is one no longer. */
const isReadOnly = (fault: unknown) => errorCode(fault) === '25006';

type Query = (config: unknown, values?: unknown, ...others: unknown[]) => unknown;

/**
 * A connection that prepares each statement with parameters once (D14). Statements without parameters, such as
 * `begin`, are cheaper unprepared.
 */
export class PreparingClient extends pg.Client {
  constructor(options?: string | pg.ClientConfig) {
    super(options);
    const query = this.query.bind(this) as Query;
    const prepared: Query = (config, values, ...others) => {
      if (!isNameable(config) || !Array.isArray(values) || values.length === 0)
        return query(config, values, ...others);
      const answer = query({ ...config, name: nameOf(config.text) }, values, ...others);
      return answer instanceof Promise ? answer.catch(this.#endIfStale) : answer;
    };
    this.query = prepared as typeof this.query;
  }

  /**
   * Ends the connection after a stale statement, so that the pool does not reuse it. A server that only reads breaks it, so that the pool
   * looks for the one that writes.
   */
  #endIfStale = async (fault: unknown): Promise<never> => {
    if (isReadOnly(fault)) this.connection.stream.destroy();
    else if (isStale(fault)) void this.end();
    throw fault;
  };
}
