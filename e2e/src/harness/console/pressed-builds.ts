import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from 'platform';
import { storefront, storefrontAs } from '../publish';

const builtBooking = join(import.meta.dirname, '../../../../remote-booking/dist');

/** Writes the build of remote-booking as another release into `folder`, and returns that folder. */
export async function bookingBuild(folder: string, release: string): Promise<string> {
  await copyBuild(builtBooking, release.split('@')[1] ?? '', folder);
  return folder;
}

/** Publishes the same build as a release of a partner, whose team no brand knows yet: brands accept it by its hash. */
export async function publishAsPartner(folder: string, release: string): Promise<void> {
  await bookingBuild(folder, release);
  const [name = ''] = release.split('@');
  const file = join(folder, 'release.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...description, feature: name, addresses: undefined }));
  // A feature styles its own classes alone. Nobody looks at this release, so its scripts may name the others.
  for (const path of readdirSync(folder).filter((one) => one.endsWith('.css'))) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), text.replaceAll('booking_', 'pressed__booking_'));
  }
  await storefront('team', 'add', 'pressed', '--features', 'pressed/*', '--reason', 'a partner');
  const printed = await storefront('team', 'token', 'pressed', '--reason', 'a partner');
  await storefrontAs(tokenIn(printed), 'release', 'publish', folder);
}

/** The token among the lines that a command has printed. */
export function tokenIn(printed: string): string {
  return printed.split('\n').find((line) => line.startsWith('sft_')) ?? '';
}
