import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';

const version = (number: number, kind: 'draft' | 'live', by = 'bank') => ({
  number,
  kind,
  by,
  at: '2026-11-21T17:00:00.000Z',
  reason: 'winter',
});
const brand = {
  brand: 'market',
  latest: 2,
  source: 'file' as const,
  data: '{"name":"Market"}',
  draft: 2,
  versions: [{ ...version(2, 'draft'), person: 'ann' }, version(1, 'live', 'brand file')],
};

describe('the page of a brand’s data', () => {
  it('[BRD-7/console] shows draft and versions, and offers to change, preview, publish and restore', async () => {
    const { gateway, user } = await openConsole('/brands/market', { brand });
    expect(await screen.findByText('Version 2 is a draft')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Versions of market' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toStrictEqual([
      expect.stringContaining('by ann (bank)winter'),
      expect.stringContaining('by brand filewinter'),
    ]);
    for (const name of ['Preview link', 'Publish', 'Restore: version 1'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByRole('textbox', { name: 'Data' })).toHaveValue('{"name":"Market"}');
    expect(gateway.sent.at(-1)?.call).toMatchObject({
      name: 'brand/draft',
      body: { brand: 'market', base: 2, data: '{"name":"Market"}' },
    });
  });
});
