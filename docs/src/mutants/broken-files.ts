import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A part of the product whose code is broken, and the tests that have to notice it. */
export interface Part {
  readonly name: string;
  /** The folder of its code; most of its tests stand beside it. */
  readonly folder: string;
  /** Other folders whose tests have to notice a break. */
  readonly otherTests?: readonly string[];
  /** The workspace whose Jest configuration runs these tests. */
  readonly workspace: string;
  /** Whether its tests begin on a database, which takes most of the time. */
  readonly needsDatabase: boolean;
}

/** The parts in which a mistake costs most: money, orders, codes, and which release a visitor gets. The quick ones first. */
export const parts: readonly Part[] = [
  { name: 'pricing', folder: 'shared/pricing/src', workspace: 'shared/pricing', needsDatabase: false },
  { name: 'cart', folder: 'shared/cart/src', workspace: 'shared/cart', needsDatabase: false },
  { name: 'decisions', folder: 'platform/src/decisions', workspace: 'platform', needsDatabase: false },
  { name: 'guard', folder: 'platform/src/guard', workspace: 'platform', needsDatabase: false },
  {
    name: 'verification',
    folder: 'api/src/verification',
    // The codes of bookings.
    otherTests: ['api/src/bookings'],
    workspace: 'api',
    needsDatabase: true,
  },
  {
    name: 'orders',
    folder: 'api/src/orders',
    // What the kitchen, its money and its log do with an order, and what a deleted account leaves of it.
    otherTests: ['api/src/kitchen', 'api/src/kitchen-refunds', 'api/src/kitchen-records', 'api/src/privacy'],
    workspace: 'api',
    needsDatabase: true,
  },
];

// Tables are compared with their migrations elsewhere.
const notBroken = /\.test\.ts$|(^|\/)testing(\/|\.ts$)|(^|\/)tables\.ts$/;

/** The files of a part that are broken, relative to the top of the project. */
export function brokenFiles(root: string, { folder }: Part): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !notBroken.test(file.slice(folder.length)))
    .sort();
}
