import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const house = join(__dirname, '../../..');

/** What lint says of one line of code, were it in the named file. */
const lint = (file: string, code: string): string[] => {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({ overrideConfig: { rules: { 'import-x/no-cycle': 'off' } } });
    const [result] = await eslint.lintText(process.env.CODE, { filePath: process.env.FILE });
    console.log(JSON.stringify(result.messages.map(({ ruleId }) => ruleId)));
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: house,
    env: { ...process.env, CODE: code, FILE: join(house, file) },
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
};

const line = (packageName: string) =>
  `import { thing } from '${packageName}';\nexport const other = thing;\n`;

describe('the lines of the house', () => {
  it.each([
    ['a remote', 'remote-listing/src/pages/listing.tsx', 'remote-checkout'],
    ['a remote', 'remote-listing/src/pages/listing.tsx', '../../../remote-checkout/src/copy'],
    ['a remote', 'remote-checkout/src/stores/order-store.ts', 'shell'],
    ['a remote', 'remote-checkout/src/ui/panel.tsx', 'rxjs'],
    ['a remote', 'remote-booking/src/ui/panel.tsx', 'react-router-dom'],
    ['a remote', 'remote-booking/src/gateway/http.ts', '@storefront/contract/schemas'],
    ['a store', 'remote-ordering/src/stores/cart-store.ts', 'mobx-react-lite'],
    ['a domain folder', 'remote-ordering/src/domain/cart.ts', 'mobx'],
    ['a domain folder', 'remote-ordering/src/domain/cart.ts', 'remote-listing'],
    ['the shell', 'shell/src/main.tsx', 'remote-listing'],
    ['the shell', 'shell/src/main.tsx', 'api'],
    ['pricing', 'shared/pricing/src/totals.ts', 'node:fs'],
    ['the contract', 'shared/contract/src/stored.ts', '@storefront/pricing'],
    ['the API', 'api/src/app.ts', 'react'],
    ['the API', 'api/src/app.ts', 'platform'],
    ['the platform', 'platform/src/edge/page.ts', 'mobx'],
  ])('%s may not import: %s ← %s', (_, file, packageName) => {
    expect(lint(file, line(packageName))).toEqual(['no-restricted-imports']);
  });

  it('what a remote may import passes', () => {
    expect(lint('remote-listing/src/pages/listing.tsx', line('@storefront/host'))).toEqual([]);
  });

  it('time is read from the Clock alone', () => {
    expect(lint('api/src/app.ts', 'export const now = new Date();\n')).toEqual(['no-restricted-syntax']);
    expect(lint('shell/src/main.tsx', 'export const now = Date.now();\n')).toEqual(['no-restricted-syntax']);
  });
});
