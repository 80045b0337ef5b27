import { lint } from './testing/lint-snippets';
import type { Snippet } from './testing/lint-snippets';

const importing = (packageName: string) =>
  `import { thing } from '${packageName}';\nexport const other = thing;\n`;

const forbiddenImports = [
  ['remote-listing/src/pages/listing.tsx', 'remote-checkout'],
  ['remote-listing/src/pages/listing.tsx', '../../../remote-checkout/src/copy'],
  ['remote-rewards/src/pages/rewards.tsx', 'remote-checkout'],
  ['remote-listing/src/pages/listing.tsx', 'remote-rewards'],
  ['remote-checkout/src/stores/order-store.ts', 'shell'],
  ['remote-checkout/src/ui/panel.tsx', 'rxjs'],
  ['remote-checkout/src/ui/panel.tsx', 'node:fs'],
  ['remote-booking/src/ui/panel.tsx', 'react-router-dom'],
  ['remote-booking/src/gateway/http.ts', '@storefront/contract/schemas'],
  ['remote-ordering/src/stores/cart-store.ts', 'mobx-react-lite'],
  ['remote-ordering/src/stores/cart-store.ts', 'node:fs'],
  ['remote-ordering/src/stores/cart-store.ts', '../ui/cart'],
  ['remote-rewards/src/stores/rewards-store.ts', 'react'],
  ['remote-ordering/src/domain/cart.ts', 'mobx'],
  ['remote-ordering/src/domain/cart.ts', 'remote-listing'],
  ['remote-ordering/src/domain/cart.ts', '../stores/cart-store'],
  ['remote-rewards/src/domain/points.ts', '@storefront/host'],
  ['shell/src/main.tsx', 'remote-listing'],
  ['shell/src/main.tsx', 'remote-rewards'],
  ['shell/src/main.tsx', 'api'],
  ['shell/src/main.tsx', 'node:path'],
  ['shell/src/session/stores/login-store.ts', 'react'],
  ['shell/src/pages/account/domain/past-order.ts', '@storefront/host'],
  ['shell/src/pages/account/domain/past-order.ts', '../gateway/parse-order'],
  ['shell/src/pages/account/stores/orders-store.ts', '../ui/orders'],
  ['shared/ui/src/button.tsx', 'remote-rewards'],
  ['shared/host/src/host.ts', 'api'],
  ['shared/cart/src/read-basket.ts', 'mobx'],
  ['shared/cart/src/read-basket.ts', 'remote-ordering'],
  ['shared/business/src/availability.ts', '@storefront/host'],
  ['shared/business/src/availability.ts', 'remote-ordering'],
  ['shared/pricing/src/totals.ts', 'node:fs'],
  ['shared/pricing/src/totals.ts', 'remote-ordering'],
  ['shared/contract/src/stored.ts', '@storefront/pricing'],
  ['api/src/app.ts', 'react'],
  ['api/src/app.ts', 'platform'],
  ['api/src/app.ts', 'remote-rewards'],
  ['api/src/app.ts', '@storefront/demo'],
  ['api/src/app.ts', '../demo/src/dish-pictures'],
  ['api/demo/src/index.ts', 'platform'],
  ['platform/src/edge/page.ts', 'mobx'],
  ['platform/src/edge/page.ts', 'api'],
  ['platform/src/edge/page.ts', '../../../tools/src/cluster/traffic'],
  ['api/src/app.ts', '../../tools/src/cluster/traffic'],
  ['deploy/src/storefront.ts', '../../tools/src/cluster/traffic'],
  ['deploy/src/storefront.test.ts', '../../tools/src/cluster/traffic'],
  ['platform/src/guard/judge.test.ts', '../../../tools/src/guard-simulation/figures'],
  ['shell/src/main.tsx', '../../tools/src/cluster/traffic'],
  ['tools/src/guard-simulation/figures.ts', 'node:fs'],
] as const;

const forbiddenGlobals = [
  ['remote-ordering/src/stores/cart-store.ts', 'window', 'window.name'],
  ['remote-ordering/src/stores/cart-store.ts', 'localStorage', "localStorage.getItem('cartlist')"],
  ['remote-ordering/src/stores/cart-store.ts', 'fetch', "fetch('/api')"],
  ['remote-ordering/src/stores/cart-store.ts', 'setTimeout', 'setTimeout(() => undefined, 1)'],
  ['remote-rewards/src/stores/rewards-store.ts', 'document', 'document.title'],
  ['shell/src/session/stores/login-store.ts', 'document', 'document.title'],
  ['remote-ordering/src/domain/cart.ts', 'fetch', "fetch('/api')"],
  ['remote-ordering/src/domain/cart.ts', 'crypto', 'crypto.randomUUID()'],
  ['remote-rewards/src/domain/points.ts', 'process', 'process.env'],
  ['shell/src/session/domain/login-rules.ts', 'fetch', "fetch('/api')"],
  ['shared/cart/src/read-basket.ts', 'localStorage', "localStorage.getItem('cartlist')"],
  ['shared/business/src/availability.ts', 'localStorage', "localStorage.getItem('business_details')"],
  ['shared/pricing/src/totals.ts', 'performance', 'performance.now()'],
  ['shared/contract/src/stored.ts', 'alert', "alert('a')"],
] as const;

const forbiddenRandom = [
  'remote-ordering/src/stores/cart-store.ts',
  'remote-ordering/src/domain/cart.ts',
  'shared/pricing/src/totals.ts',
  'shell/src/session/stores/login-store.ts',
] as const;

const allowed: readonly Snippet[] = [
  { file: 'remote-listing/src/ui/listing/listing-page.tsx', code: importing('./tools') },
  { file: 'remote-listing/src/pages/listing.tsx', code: importing('@storefront/host') },
  { file: 'remote-ordering/src/stores/cart-store.ts', code: importing('@storefront/pricing') },
  { file: 'remote-ordering/src/ui/panel.tsx', code: 'export function name() { return window.name; }\n' },
  { file: 'shared/pricing/src/totals.ts', code: importing('@storefront/contract') },
  { file: 'api/src/accounts/users.test.ts', code: importing('@storefront/demo') },
  { file: 'api/src/testing/full-api.ts', code: importing('@storefront/demo') },
];

/** What a component may not do during rendering, because a server renders it too. */
const usesInRender = [
  'export const wide = window.innerWidth > 600;',
  'export function Panel() { return <p>{document.title}</p>; }',
  'export const Panel = observer(function Panel() { return <p>{navigator.language}</p>; });',
  'export function Panel() { const [calm] = useState(() => matchMedia("(a)").matches); return <p>{calm}</p>; }',
  'const isCalm = () => window.matchMedia("(a)").matches;\nexport function Panel() { return <p>{isCalm()}</p>; }',
  'const isCalm = () => window.matchMedia("(a)").matches;\nexport function useCalm() { return useState(isCalm); }',
  'export function Panel() { return <p>{[1].map((one) => one * innerWidth)}</p>; }',
] as const;

const usesRandom = 'export function Panel() { return <p>{Math.random()}</p>; }\n';

const usesLater = [
  'export function Panel() { return <button onClick={() => window.print()} />; }',
  'export function Panel() { useEffect(() => void document.title, []); return null; }',
  'export function Panel() { const go = () => document.body.focus(); return <a onClick={go} />; }',
  'const ask = () => matchMedia("(a)");\nexport function useCalm() { return useSyncExternalStore(() => ask().close, () => ask().matches, () => false); }',
] as const;

/** Forms that are refused; docs/style.md names the right ones. */
const otherForms = [
  ['an exported arrow function', 'export const double = (n: number) => n * 2;', 'no-restricted-syntax'],
  ['an observed arrow function', 'export const Panel = observer(() => null);', 'no-restricted-syntax'],
  [
    'a literal that is spread into an object',
    'export const place = { name: 1, ...{ lat: 1, lng: 2 } };',
    'no-restricted-syntax',
  ],
  [
    'a literal that is spread into a component',
    'export function Panel({ href }: { href: string }) { return <a {...{ href }} />; }',
    'no-restricted-syntax',
  ],
  [
    'another name for a part of the texts',
    "import { copy } from './copy';\nconst words = copy.listing;\nexport const first = words.title;",
    'no-restricted-syntax',
  ],
  [
    'a type among imported values',
    "import { type Dish, dishes } from './dish';\nexport const first: Dish = dishes[0];",
    'import-x/consistent-type-specifier-style',
  ],
] as const;

const clockReads: readonly Snippet[] = [
  { file: 'api/src/app.ts', code: 'export const now = new Date();\n' },
  { file: 'shell/src/main.tsx', code: 'export const now = Date.now();\n' },
];

const component = 'remote-rewards/src/ui/panel.tsx';

describe('the limits on imports and globals', () => {
  const snippets: Snippet[] = [
    { file: component, code: usesRandom },
    ...[...usesInRender, ...usesLater].map((code) => ({ file: component, code: `${code}\n` })),
    ...forbiddenImports.map(([file, name]) => ({ file, code: importing(name) })),
    ...forbiddenGlobals.map(([file, , use]) => ({ file, code: `export const value = ${use};\n` })),
    ...otherForms.map(([, code]) => ({ file: component, code: `${code}\n` })),
    ...forbiddenRandom.map((file) => ({ file, code: 'export const value = Math.random();\n' })),
    ...clockReads,
    ...allowed,
  ];
  const broken = new Map<string, string[]>();

  beforeAll(() => {
    lint(snippets).forEach((rules, index) => {
      const { file, code } = snippets[index] ?? { file: '', code: '' };
      broken.set(`${file}\n${code}`, rules);
    });
  });

  const brokenBy = (file: string, code: string) => broken.get(`${file}\n${code}`);

  it.each(forbiddenImports)('do not let %s import %s', (file, name) => {
    expect(brokenBy(file, importing(name))).toStrictEqual(['no-restricted-imports']);
  });

  it.each(forbiddenGlobals)('do not let %s use %s', (file, _, use) => {
    expect(brokenBy(file, `export const value = ${use};\n`)).toStrictEqual(['no-restricted-globals']);
  });

  it.each(forbiddenRandom)('do not let %s use Math.random', (file) => {
    expect(brokenBy(file, 'export const value = Math.random();\n')).toStrictEqual([
      'no-restricted-properties',
    ]);
  });

  it.each(usesInRender)('refuse in a component during rendering: %s', (code) => {
    expect(brokenBy(component, `${code}\n`)).toStrictEqual(['storefront/no-browser-in-render']);
  });

  it('refuse random numbers in a component during rendering', () => {
    expect(brokenBy(component, usesRandom)).toStrictEqual(['react-hooks/purity']);
  });

  it.each(usesLater)('allow in an effect or a handler of a component: %s', (code) => {
    expect(brokenBy(component, `${code}\n`)).toStrictEqual([]);
  });

  it.each(otherForms)('%s is refused', (_form, code, rule) => {
    expect(brokenBy(component, `${code}\n`)).toStrictEqual([rule]);
  });

  it.each(clockReads)('let $file read the time only from the Clock', ({ file, code }) => {
    expect(brokenBy(file, code)).toStrictEqual(['no-restricted-syntax']);
  });

  it.each(allowed)('let $file contain: $code', ({ file, code }) => {
    expect(brokenBy(file, code)).toStrictEqual([]);
  });
});
