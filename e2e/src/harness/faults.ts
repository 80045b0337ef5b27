import { addressOf } from './browser';

const faults = () => addressOf('marketplace', '/dev/faults');

/** Makes a release of a feature fail: its present stable one, or the named version, or all of them with `*` (DEV-4). */
export async function injectFault(
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
export async function clearFaults(): Promise<void> {
  await fetch(faults(), { method: 'DELETE' });
}
