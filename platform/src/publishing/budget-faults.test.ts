import { aReleaseOf } from '../testing/releases';
import { budgetFaults, defaultBudget } from './budget-faults';

const sizes = {
  'entry.js': 10_000,
  'home.js': 20_000,
  'home.css': 5_000,
  'shared.js': 1_000,
  'picture.svg': 90_000,
};
const files = Object.entries(sizes).map(([path, brotliBytes]) => ({
  path,
  brotliBytes,
  integrity: '',
  bytes: brotliBytes * 3,
  gzipBytes: brotliBytes * 2,
  contentType: '',
}));
const exposes = {
  './pages/home': { js: ['shared.js', 'home.js'], css: ['home.css'] },
  './pages/small': { js: ['shared.js'], css: [] },
};
const release = aReleaseOf('listing', '1.0.0', { files, exposes });

describe('budgets', () => {
  it('[REL-4/budgets] apply to the entry, scripts and styles of a module, each counted once', () => {
    const within = { './pages/home': 36_000, './pages/small': 11_000 };
    expect(budgetFaults({ ...release, budgets: within })).toStrictEqual([]);
  });

  it('[REL-4/budgets] name each module that is heavier than its budget, with what to do', () => {
    const budgets = { './pages/home': 35_999, './pages/small': 10_000 };
    const remedy = 'make it lighter, or raise storefront.budgets in package.json';
    expect(budgetFaults({ ...release, budgets })).toStrictEqual([
      `./pages/home takes 36000 bytes (brotli), more than its budget of 35999: ${remedy}`,
      `./pages/small takes 11000 bytes (brotli), more than its budget of 10000: ${remedy}`,
    ]);
  });

  it('[REL-4/budgets] have a default for modules without one', () => {
    expect(budgetFaults(release)).toStrictEqual([]);
    const heavy = files.map((file) =>
      file.path === 'home.js' ? { ...file, brotliBytes: defaultBudget } : file,
    );
    expect(budgetFaults({ ...release, files: heavy })).toStrictEqual([
      expect.stringContaining(`more than the ${defaultBudget} of a module without a budget`),
    ]);
  });

  it('[REL-4/budgets] are refused for a module that does not exist', () => {
    expect(budgetFaults({ ...release, budgets: { './pages/toString': 1 } })).toStrictEqual([
      expect.stringContaining('the budget of ./pages/toString belongs to no module of the build'),
    ]);
  });
});
