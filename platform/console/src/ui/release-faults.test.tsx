import type { RegistryAnswer } from '@storefront/contract';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';

const release = {
  hash: `sha384-${'a'.repeat(64)}`,
  accepted: ['northbank'],
  manifest: {
    feature: 'rewards',
    version: '1.1.0',
    author: 'a team',
    commit: 'abc',
    publishedAt: '2026-11-21T17:00:00.000Z',
    hostContract: {},
    shared: [],
    exposes: {},
    files: [],
  },
} as unknown as RegistryAnswer<'release'>;

const fault: RegistryAnswer<'release/faults'>[number] = {
  during: 'callback',
  code: 'TypeError',
  place: 'src/pages/rewards.tsx:41 in addDish',
  stack: ['src/pages/rewards.tsx:41 in addDish'],
  brands: ['market', 'northbank'],
  visitors: 1_014,
  since: '2026-11-21T17:00:00.000Z',
  last: '2026-11-22T18:30:00.000Z',
};

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'What fails in pages' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
        ({ textContent }) => textContent,
      ),
    );
};

describe('the page of a release', () => {
  it('[OBS-1/console] shows what fails in pages, where, for how many visitors and since when', async () => {
    const unplaced = { ...fault, place: null, stack: ['home.js:1:20'], visitors: 1, brands: ['market'] };
    const { gateway } = await openConsole('/releases/rewards@1.1.0', {
      release,
      'release/faults': [fault, unplaced],
    });
    expect(await rows()).toStrictEqual([
      [
        expect.stringContaining('TypeError (callback)'),
        expect.stringContaining('src/pages/rewards.tsx:41 in addDish'),
        expect.stringContaining('1,014'),
        expect.stringContaining('21 Nov 2026'),
        expect.stringContaining('22 Nov 2026'),
        expect.stringContaining('market, northbank'),
      ],
      expect.arrayContaining([expect.stringContaining('home.js:1:20')]),
    ]);
    expect(gateway.queries).toContainEqual({ name: 'release/faults', query: { id: 'rewards@1.1.0' } });
  });

  it('says that no page has reported an error of it', async () => {
    await openConsole('/releases/rewards@1.1.0', { release, 'release/faults': [] });
    expect(await screen.findByText('No page has reported an error of it.')).toBeVisible();
  });
});
