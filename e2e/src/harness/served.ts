import { addressOf } from './browser';

/** How long an edge may go on as before after a change of the registry (ROL-3), in milliseconds. */
const followsWithin = 1_000;

/**
 * Asks an edge again and again until the answer is as wanted. An edge has a second to follow the registry (ROL-3): an answer that was
 * asked for later has to be right.
 */
export async function untilFollowed(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const changedAt = performance.now();
  for (;;) {
    const askedAt = performance.now();
    if (await isSo()) return;
    if (askedAt - changedAt > followsWithin)
      throw new Error(`After a second the edge does not know that ${what}`);
  }
}

/** The version of a feature that a new page of the marketplace gets. */
export async function servedVersion(feature: string): Promise<string> {
  const answer = await fetch(addressOf('marketplace', '/platform/resolve?brand=marketplace'));
  const { decisions } = (await answer.json()) as { decisions: Record<string, { release: string | null }> };
  return decisions[feature]?.release?.split('@')[1] ?? '';
}

/** Resolves once new pages of the marketplace get this version. */
export function untilServed(feature: string, version: string): Promise<void> {
  return untilFollowed(`${feature} is ${version}`, async () => (await servedVersion(feature)) === version);
}
