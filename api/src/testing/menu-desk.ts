import { setTimeout } from 'node:timers/promises';
import { isOk } from '@storefront/contract';
import type { Body, MenuEdit, OkAnswer } from '@storefront/contract';
import { importCatalogue } from '../catalogue-files/importing/import-catalogue';
import { openServer } from '../database/open-server';
import { publishDue } from '../menu-desk/publish-due';
import { aCatalogue, aCategory, aProduct } from './builders';
import { openRealPostgres } from './databases';
import { kitchenToken } from './kitchen';
import { anOrderingBusiness, businessId } from './ordering';
import { testApi } from './test-api';

/** What both restaurants of the tests serve. */
export const menu = [
  aCategory('c-1', [
    aProduct('p-1', { product_name: 'Dal', product_price: '6.00' }),
    aProduct('p-2', { product_name: 'Korma' }),
  ]),
];

/** Saffron Yard and another restaurant, both with the menu. */
export const catalogue = aCatalogue(
  anOrderingBusiness({ menu }),
  anOrderingBusiness({ business_id: 'b-other', business_slug: 'other', menu }),
);

/** The path of a dish in its document, or of what is in it. */
export function dishPath(id: string, ...rest: string[]): string[] {
  return ['menu', 'c-1', 'product', id, ...rest];
}

/** The edit of a dish's price; it is the dal's unless another one is named. */
export function price(from: string, to: string, id = 'p-1'): MenuEdit {
  return { kind: 'set', path: dishPath(id, 'product_price'), from, to };
}

/** The answer, which must be a success. */
export function ok<Answer extends { readonly responsecode: string }>(answer: Answer) {
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

let keys = 0;

/** A key that no call has used. */
export function requestKey(): string {
  return `desk-${(keys += 1)}`;
}

/** Asks again until it is so, for at most a second. */
export async function withinASecond(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 1_000;
  while (performance.now() < end && !(await condition())) await setTimeout(5);
  expect(await condition()).toBe(true);
}

/** Two servers on one database of real PostgreSQL, with the device of an owner of Saffron Yard. */
export async function openMenuDesk() {
  const database = await openRealPostgres();
  const api = await testApi({ database });
  const other = await testApi({ database: await openServer(database.url) });
  await api.importCatalogue(catalogue);
  const token = await kitchenToken(api, 'saffron-yard', 'Office');

  const read = async (kitchen_token = token) => ok(await api.call('kitchen/menu', { kitchen_token }));
  const publish = async (parts: Partial<Body<'kitchen/menu_publish'>> = {}) =>
    api.call('kitchen/menu_publish', {
      kitchen_token: token,
      revision: (await read()).revision,
      when: 'now',
      request_key: requestKey(),
      ...parts,
    });
  // What the role jobs does each second, in a process of its own.
  const runJob = () =>
    publishDue({
      database: other.database.database,
      clock: api.clock,
      catalogue: { dropCached: () => undefined },
      kitchenChanges: { tell: () => undefined },
    });
  const pricesOf = async (at = api, business = businessId) =>
    Object.fromEntries(
      (ok(await at.call('business/menu', { business })) as OkAnswer<'business/menu'>).menu.flatMap(
        ({ product }) => product.map(({ product_name, product_price }) => [product_name, product_price]),
      ),
    );

  return {
    api,
    other,
    token,
    read,
    publish,
    runJob,
    pricesOf,
    edit: (edits: MenuEdit[], parts: Partial<Body<'kitchen/menu_edit'>> = {}, at = api) =>
      at.call('kitchen/menu_edit', { kitchen_token: token, edits, request_key: requestKey(), ...parts }),
    history: async () => ok(await api.call('kitchen/menu_history', { kitchen_token: token })).versions,
    publishNow: async () => {
      ok(await publish());
      await runJob();
    },
    showsPrice: (dal: string, at = api) => withinASecond(async () => (await pricesOf(at))['Dal'] === dal),
    importFile: (file: unknown, at = api) =>
      importCatalogue(
        { database: at.database.database, clock: at.clock },
        { catalogue: file, readPicture: async () => undefined, replace: true },
      ),
    close: async () => {
      await other.close();
      await api.close();
    },
  };
}

/** What `openMenuDesk` opens. */
export type TestMenuDesk = Awaited<ReturnType<typeof openMenuDesk>>;
