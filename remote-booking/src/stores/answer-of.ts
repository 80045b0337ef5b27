import { ApiUnreachable } from '@storefront/host';

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** The answer, or undefined when the server could not be reached or the call was aborted. Rethrows other errors, which are bugs. */
export async function answerOf<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiUnreachable || isAbort(error)) return undefined;
    throw error;
  }
}
