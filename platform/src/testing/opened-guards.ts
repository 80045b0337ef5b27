import { aGuardedPlatform } from './guarded-platform';
import { endPlatforms } from './served-platform';
import { removeTemporaryFolders } from './temporary-folder';

/** A platform with its guard, which `endGuards` closes after the test. */
export type OpenedGuard = Awaited<ReturnType<typeof aGuardedPlatform>>;

const opened: OpenedGuard[] = [];

export async function aGuard(options: Parameters<typeof aGuardedPlatform>[0] = {}): Promise<OpenedGuard> {
  const guard = await aGuardedPlatform(options);
  opened.push(guard);
  return guard;
}

export async function endGuards(): Promise<void> {
  await endPlatforms();
  for (const guard of opened.splice(0)) await guard.close();
  await removeTemporaryFolders();
}

export const canary = { arm: 'canary' } as const;
export const stable = { arm: 'stable' } as const;

/** The reports of as many page loads. */
export async function pages(
  { page }: OpenedGuard,
  count: number,
  ...given: Parameters<OpenedGuard['page']>
): Promise<void> {
  for (let made = 0; made < count; made += 1) await page(...given);
}
