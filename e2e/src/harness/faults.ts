import { addressOf } from './browser';

const faults = () => addressOf('marketplace', '/dev/faults');

/** Makes a feature go wrong: its present stable release, unless a version, or `*` for all of them, is named (DEV-4). */
export async function spoil(
  feature: string,
  fault: string,
  { version, seconds }: { version?: string; seconds?: number } = {},
): Promise<void> {
  const response = await fetch(faults(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ feature, fault, ...(version && { version }), ...(seconds && { seconds }) }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Mends everything that was spoilt. */
export async function mend(): Promise<void> {
  await fetch(faults(), { method: 'DELETE' });
}
