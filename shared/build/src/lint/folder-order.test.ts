import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lint } from '../testing/lint-snippets';

const root = join(__dirname, '../../../..');

/** The lists are a module of ESLint's, which a process of its own reads. */
function readOrders(): Record<string, string[]> {
  const script =
    "import { folderOrders } from './shared/build/src/folder-order.mjs'; console.log(JSON.stringify(folderOrders));";
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output) as Record<string, string[]>;
}

const value = (source: string) => `import { thing } from '${source}';\nexport const other = thing;\n`;
const type = (source: string) => `import type { Thing } from '${source}';\nexport type Other = Thing;\n`;

/** What a file may not contain: code or types of what stands above it. */
const upward = [
  ['api/src/orders/move-order.ts', value('../payments/find-subject')],
  ['api/src/bookings/cancel-booking.ts', type('../payments/find-subject')],
  ['api/src/bookings/book-table.ts', value('../verification/code')],
  ['api/src/users/repository.ts', value('../privacy/delete-user')],
  ['api/src/sessions/find-session.ts', type('../accounts/read-user')],
  ['api/src/database/open-database.ts', value('../schema')],
  ['api/src/catalogue/repository.ts', value('../catalogue-files/importing/import-file')],
  ['api/src/outbox/deliver.ts', type('../ports')],
  ['api/src/outbox/senders/smtp-sender.ts', type('../../orders/repository')],
  ['api/src/ports.ts', type('./payments/open-payment')],
  ['api/src/brands/brands.ts', type('../ports')],
  ['api/src/clock.ts', type('./database/database')],
  ['api/src/jobs/sweep.ts', type('../app')],
  ['platform/src/releases/parse-build.ts', type('../registry/snapshot')],
  ['platform/src/registry/state.ts', value('../decisions/release-fit')],
  ['platform/src/decisions/plan.ts', type('../publishing/publish-release')],
  ['platform/src/render/drawing-pool.ts', type('../edge/pages/pages')],
  ['platform/src/votes/page-votes.ts', type('../edge/reports/telemetry')],
  ['platform/src/door/publish-route.ts', value('../command-line/options')],
  ['platform/src/address-limit.ts', type('./edge/visits/visits')],
  ['platform/src/edge/visits/visits.ts', type('../pages/pages')],
  ['platform/src/edge/pages/pages.ts', type('../reports/edge-votes')],
  ['api/src/orders/repository.ts', "export { thing } from '../jobs/sweep';\n"],
  ['api/src/orders/repository.ts', "export * from '../jobs/sweep';\n"],
  ['api/src/orders/repository.ts', "export function load() {\n  return import('../jobs/sweep');\n}\n"],
] as const;

const unlisted = [
  ['api/src/loyalty/points.ts', 'export const points = 1;\n'],
  ['api/src/app.ts', value('./loyalty/routes')],
  ['platform/src/edge/gadgets/gadgets.ts', 'export const points = 1;\n'],
] as const;

const downward = [
  ['api/src/payments/find-subject.ts', value('../orders/repository')],
  ['api/src/orders/move-order.ts', value('../payment-records/refund')],
  ['api/src/orders/move-order.ts', type('./repository')],
  ['api/src/users/repository.ts', value('../random-id')],
  ['api/src/clock.ts', type('./config')],
  ['api/src/ports.ts', type('./catalogue/catalogue')],
  ['api/src/app.ts', value('./orders/routes')],
  ['api/src/app.ts', value('fastify')],
  ['platform/src/publishing/publish-release.ts', value('../proofs/prove-build')],
  ['platform/src/edge/reports/drawing-failures.ts', type('../pages/page-routes')],
  ['platform/src/edge/pages/pages.ts', type('../../render/page-drawings')],
  ['api/src/orders/orders.test.ts', value('../jobs/sweep')],
  ['api/src/testing/test-api.ts', value('../app')],
] as const;

describe('the order of folders', () => {
  const all = [...upward, ...unlisted, ...downward];
  const broken = new Map<string, string[]>();
  const keyOf = (file: string, code: string) => `${file}\n${code}`;

  beforeAll(() => {
    const results = lint(all.map(([file, code]) => ({ file, code })));
    all.forEach(([file, code], index) => broken.set(keyOf(file, code), results[index] ?? []));
  });

  it.each(upward)('lets %s import nothing that stands above it: %s', (file, code) => {
    expect(broken.get(keyOf(file, code))).toStrictEqual(['storefront/folder-order']);
  });

  it.each(unlisted)('knows every folder, so %s is refused: %s', (file, code) => {
    expect(broken.get(keyOf(file, code))).toStrictEqual(['storefront/folder-order']);
  });

  it.each(downward)('lets %s contain %s', (file, code) => {
    expect(broken.get(keyOf(file, code))).toStrictEqual([]);
  });

  const orders = Object.entries(readOrders());

  it.each(orders)('of %s names each folder once, and no folder that is not there', (workspace, order) => {
    const folders = readdirSync(join(root, workspace), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name);
    expect(folders.filter((name) => !order.includes(name))).toStrictEqual([]);
    expect(order.filter((name) => !existsSync(join(root, workspace, name)))).toStrictEqual([]);
    expect(new Set(order).size).toBe(order.length);
  });
});
