import { ApiUnreachable } from '@storefront/host';

/**
 * The answer, or undefined when the server could not be reached; other errors are bugs. For a booking alone: its answer counts
 * whatever else happens on the page, so no later question may overtake it as a `Task` would let it.
 */
export async function catchUnreachable<Value>(request: Promise<Value>): Promise<Value | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiUnreachable) return undefined;
    throw error;
  }
}
