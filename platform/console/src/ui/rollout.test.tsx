import { screen, waitFor, within } from '@testing-library/react';
import uPlot from 'uplot';
import { aListedRollout, aReport } from '../testing/answers';
import { openConsole } from '../testing/open-console';

// jsdom has no canvas.
jest.mock<{ default: unknown }>('uplot', () => ({
  __esModule: true,
  default: jest.fn(() => ({
    data: [[]],
    cursor: {},
    setData: jest.fn(),
    setLegend: jest.fn(),
    setSize: jest.fn(),
    destroy: jest.fn(),
  })),
}));
const drawn = () => jest.mocked(uPlot).mock.results.map(({ value }) => value.setData.mock.lastCall?.[0]);

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

describe('what is set for a time', () => {
  it('[ROL-7/console] is listed beside the rollouts with what it would do now, and can be taken back', async () => {
    const set = {
      at: '2026-12-01T09:00:00.000Z',
      by: 'checkout-team',
      reason: 'the sale',
      action: 'release promote',
    };
    const scheduled = [
      { id: 's1', ...set, subject: 'checkout@2.0.0', effects: ['It becomes stable.'], faults: [] },
      { id: 's2', ...set, subject: 'checkout@1.0.0', effects: [], faults: ['It is revoked.'] },
    ];
    const { user, gateway } = await openConsole('/rollouts', { scheduled });
    const [first, second] = await Promise.all(
      ['s1', 's2'].map((id) => screen.findByRole('row', { name: new RegExp(`^${id}`) })),
    );
    expect(first).toHaveTextContent(
      'release promote checkout@2.0.0checkout-team: the saleIt becomes stable.',
    );
    expect(first).toHaveTextContent(/^s1 ?1 Dec 2026, \d\d:\d\d [A-Z]/);
    expect(second).toHaveTextContent('It would be refused: It is revoked.');
    await user.click(screen.getByRole('button', { name: 'Take back: s1' }));
    expect(await screen.findByRole('dialog', { name: 'Take back what is set for a time' })).toBeVisible();
    expect(gateway.sent.at(-1)).toMatchObject({
      tryOut: true,
      call: { name: 'schedule/remove', body: { id: 's1' } },
    });
  });
});

describe('the time axis of a chart', () => {
  it.each([
    ['a single point', [1_000], [970, 1_030]],
    ['two points', [1_000, 1_060], [1_000, 1_060]],
    ['nothing yet', [], [-30, 30]],
  ])(
    '[CON-2] spans what was measured, and the minute around a single point: %s',
    async (_name, times, range) => {
      await openConsole('/rollouts/r7', { rollout: aReport() });
      await screen.findByRole('list', { name: 'Steps' });
      const [options] = jest.mocked(uPlot).mock.lastCall ?? [];
      const axis = options?.scales?.['x']?.range;
      if (typeof axis !== 'function') throw new Error('The axis has no range of its own');
      // The library passes a day when it has a single point.
      expect(
        axis({ data: [times] } as unknown as uPlot, times[0] ?? 0, (times[0] ?? 0) + 86_400, 'x'),
      ).toStrictEqual(range);
    },
  );
});

describe('a running rollout', () => {
  it('[CON-2][GRD-8/platform] shows the steps, the verdict with its reason, canary and stable over time, and keeps them up to date', async () => {
    const { gateway, clock } = await openConsole('/rollouts/r7', { rollout: aReport() });
    const [first, second] = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveAttribute('aria-current', 'step');
    expect(first).toHaveTextContent('10 %');
    expect(second).toHaveTextContent('100 %at least 30 min, 1,000 page loads');
    expect(screen.getByText('The guard has not looked at it yet.')).toBeVisible();

    const times = [Date.parse('2026-11-21T18:00:00Z') / 1000, Date.parse('2026-11-21T18:01:00Z') / 1000];
    expect(drawn()).toStrictEqual([
      [times, [40, 60], [400, 500]],
      [times, [0, (2 / 60) * 100], [1, 1]],
      [times, [1_750, 1_800], [1_700, 1_700]],
    ]);
    for (const title of ['INP', 'CLS'])
      expect(screen.getByRole('figure', { name: new RegExp(`^${title}`) })).toHaveTextContent(
        'Nothing has been measured yet.',
      );
    const failures = screen.getByRole('row', { name: /^failure/ });
    expect(
      within(failures)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toStrictEqual(['2 of 100 (2 %)', '9 of 900 (1 %)']);

    const platform = screen.getByText('The platform itself').closest('section');
    expect(platform).toHaveTextContent(/First screens too late12Left out after failures434/);

    const reason = 'The canary fails 3.1 times as often.';
    const verdict = {
      kind: 'fail',
      cause: null,
      signal: 'failure',
      reason,
      at: '2026-11-21T18:02:00Z',
    } as const;
    gateway.answers.rollout = aReport({ state: 'aborted', verdict });
    clock.advance(3_000);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText('Verdict: fail')).toBeVisible();
    expect(screen.getByText('aborted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Abort/ })).toBeNull());
  });
});

describe('a promoted rollout that is watched', () => {
  it.each([
    ['Roll back', 'abort'],
    ['Stop watching', 'promote'],
  ])('[GRD-11/ended] is ended by: %s', async (label, verb) => {
    const { user, gateway } = await openConsole('/rollouts/r7', { rollout: aReport({ state: 'watched' }) });
    expect(await screen.findByText('watched')).toBeVisible();
    for (const other of ['Promote', 'Abort', 'Next step', 'Pause', 'Resume'])
      expect(screen.queryByRole('button', { name: new RegExp(`^${other}`) })).toBeNull();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }));
    const call = { name: 'rollout/change', body: { rollout: 'r7', verb } };
    await waitFor(() => expect(gateway.sent).toMatchObject([{ call, tryOut: true }]));
  });
});

describe('the rollouts that have ended', () => {
  const at = '2026-11-21T19:00:00.000Z';
  const verdict = { kind: 'fail', cause: null, signal: 'failure', at } as const;
  const last = { at, by: 'guard', action: 'rollout abort' };
  const ended = aListedRollout({
    id: 'r3',
    state: 'aborted',
    endedAt: at,
    verdict: { ...verdict, reason: 'it fails more often than stable' },
    last: { ...last, reason: 'it fails' },
  });

  it('[CON-7] are listed with outcome, reason and verdict, each with a link to its charts', async () => {
    await openConsole('/rollouts', { rollouts: [aListedRollout(), ended] });
    const table = await screen.findByRole('table', { name: 'Ended rollouts' });
    const [, row = table, ...others] = within(table).getAllByRole('row');
    expect(others).toStrictEqual([]);
    expect(row).toHaveTextContent(/^r3checkout@2.1.0aborted/);
    expect(row).toHaveTextContent('guard: it fails');
    expect(row).toHaveTextContent('fail: it fails more often than stable');
    expect(within(row).getByRole('link', { name: 'r3' })).toHaveAttribute('href', '/rollouts/r3');
  });

  it('[CON-7] are filtered by feature, brand and outcome, which are in the address', async () => {
    const { user, gateway } = await openConsole('/rollouts?brand=market', { rollouts: [ended] });
    await screen.findByRole('table', { name: 'Ended rollouts' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Feature' }), 'checkout');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Aborted');
    expect(gateway.queries).toContainEqual({
      name: 'rollouts',
      query: { feature: 'checkout', brand: 'market', outcome: 'aborted' },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'All brands');
    expect(gateway.queries.at(-1)).toStrictEqual({
      name: 'rollouts',
      query: { feature: 'checkout', outcome: 'aborted' },
    });
  });

  const manyEnded = (count: number) =>
    Array.from({ length: count }, (_, index) => aListedRollout({ ...ended, id: `r${60 - index}` }));
  const idsOfRows = (isWanted: (row: HTMLElement) => boolean) =>
    within(screen.getByRole('table', { name: 'Ended rollouts' }))
      .getAllByRole('link', { name: /^r\d+$/ })
      .filter((link) => isWanted(link.closest('tr') ?? link))
      .map(({ textContent }) => textContent);
  const isFolded = (row: HTMLElement) => row.classList.contains('folded');

  it('[CON-7] let a phone fold all but the newest two, and show them on request', async () => {
    const { user } = await openConsole('/rollouts', { rollouts: manyEnded(4) });
    const others = await screen.findByRole('button', { name: '2 more' });
    expect(idsOfRows((row) => !isFolded(row))).toStrictEqual(['r60', 'r59']);
    expect(idsOfRows(isFolded)).toStrictEqual(['r58', 'r57']);
    await user.click(others);
    expect(idsOfRows(isFolded)).toStrictEqual([]);
    expect(screen.queryByRole('button', { name: / more$/ })).toBeNull();
  });

  it('[CON-7] say the reason of the verdict once, where the guard ended them for it', async () => {
    const guarded = aListedRollout({
      ...ended,
      verdict: { ...verdict, reason: 'it fails' },
      last: { ...last, reason: 'it fails; it fails at entry.js:1:7 for 6 visitors' },
    });
    await openConsole('/rollouts', { rollouts: [guarded] });
    const row = await screen.findByRole('row', { name: /^r3/ });
    expect(row).toHaveTextContent('guard: it fails; it fails at entry.js:1:7 for 6 visitors');
    expect(within(row).getByRole('cell', { name: 'fail' })).toBeVisible();
  });

  it('[CON-7] go on in older pages', async () => {
    const { user, gateway } = await openConsole('/rollouts?outcome=aborted', { rollouts: manyEnded(50) });
    await user.click(await screen.findByRole('button', { name: 'Older rollouts' }));
    expect(gateway.queries.at(-1)).toStrictEqual({
      name: 'rollouts',
      query: { outcome: 'aborted', before: 'r11' },
    });
  });
});
