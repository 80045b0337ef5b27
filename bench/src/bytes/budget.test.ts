import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heavyPages } from './budget';
import { scriptsOfPage, weighedPages } from './built-pages';
import { brotliBytes } from './bytes-by-source';

const root = join(__dirname, '../../..');

describe('the budget of a page', () => {
  it('[G25/bytes] allows one per cent more, for names and order, and nothing beyond that', () => {
    expect(heavyPages({ home: 101_000 }, { home: 100_000 })).toStrictEqual([]);
    expect(heavyPages({ home: 101_001 }, { home: 100_000 })).toStrictEqual([
      'home: its scripts weigh 101001 bytes, at most 101000. If that is worth it, run `npm run bytes`.',
    ]);
  });

  it('refuses a page without a budget', () => {
    expect(heavyPages({ home: 1 }, {})).toHaveLength(1);
  });
});

describe('the pages as they are built', () => {
  it('[G25/bytes] are no larger than docs/bytes.json allows (npm start builds them)', () => {
    const budgets = JSON.parse(readFileSync(join(root, 'docs/bytes.json'), 'utf8'));
    const weights = weighedPages.map((page) => {
      const files = scriptsOfPage(page, (workspace) => join(root, workspace, 'dist'));
      return [page.name, files.reduce((sum, file) => sum + brotliBytes(readFileSync(file)), 0)];
    });
    expect(heavyPages(Object.fromEntries(weights), budgets)).toStrictEqual([]);
  });
});
