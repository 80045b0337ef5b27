import { errorCode } from '../error-code';
import { DatabaseUnavailable } from './database';

// The network's error codes for a server that is away.
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// PostgreSQL's classes of errors: 08 connection, 53 out of connections, memory or disk, 57P the server stops or starts.
const serverCodes = /^(08...|53...|57P0[1-5])$/;
// A statement or transaction took too long, a lock was not granted in time, or the server became a read-only standby.
const busyCodes = new Set(['57014', '25P03', '55P03', '25006']);

// Messages of the drivers for errors without a code.
const messages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  // The client's own limit: nothing came back, also when the transaction was committed. The same request_key is safe to repeat.
  'Query read timeout',
  // The limit of a connection of its own.
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
];

/** Whether an error, or any of its causes, says that the database is away or overloaded. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if (thrown instanceof DatabaseUnavailable) return true;
  const code = errorCode(thrown);
  if (networkCodes.has(code) || serverCodes.test(code) || busyCodes.has(code)) return true;
  if ('message' in thrown && messages.some((sentence) => String(thrown.message).startsWith(sentence)))
    return true;
  return 'cause' in thrown && isDatabaseUnavailable(thrown.cause);
}
