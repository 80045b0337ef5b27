import { screen, within } from '@testing-library/react';
import { aListedRollout, anAuditEntry, checkoutTeam } from '../testing/answers';
import { openConsole } from '../testing/open-console';

const tableOf = async (brand: string) => screen.findByRole('table', { name: `Features of ${brand}` });
const rowOf = async (brand: string, feature: string) =>
  within(await tableOf(brand)).getByRole('row', { name: new RegExp(`^${feature}`) });
const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the overview', () => {
  it('[CON-1/glance] shows stable, canary with its share, pin and last good of every feature on every brand', async () => {
    await openConsole('/');
    expect(textsOf(await rowOf('Market', 'checkout')).slice(0, 3)).toStrictEqual([
      'checkout@2.0.0',
      'checkout@2.1.010 % · r7',
      'checkout@1.0.0',
    ]);
    expect(textsOf(await rowOf('Northbank', 'checkout')).slice(0, 3)).toStrictEqual([
      'checkout@2.0.0pinnedcheckout@1.0.0',
      'checkout@2.1.010 % · r7left out',
      'checkout@1.0.0',
    ]);
    expect(screen.getByText(/^Frozen until 2 Jan 2027/)).toBeVisible();
    expect(screen.getByText('northbank.json: /hosts clash.')).toBeVisible();
  });

  it('[CON-1/history] every cell links to the history of that feature on that brand', async () => {
    const { user, gateway } = await openConsole('/');
    await user.click(within(await rowOf('Market', 'checkout')).getByRole('link', { name: 'checkout' }));
    expect(screen.getByRole('heading', { level: 1, name: 'checkout on market' })).toHaveFocus();
    expect(gateway.queries).toContainEqual({
      name: 'audit',
      query: { feature: 'checkout', brand: 'market' },
    });
    expect(await screen.findByText('it was slow')).toBeVisible();
  });

  it('[CON-1/rollback] one press shows what will change; a reason and a second press roll back', async () => {
    const { user, gateway } = await openConsole('/');
    await user.click(within(await rowOf('Market', 'checkout')).getByRole('button', { name: /Roll back/ }));
    const call = { name: 'rollback', body: { feature: 'checkout', brands: ['market'] } };
    const dialog = await screen.findByRole('dialog', { name: 'Roll back' });
    expect(await within(dialog).findByText(/goes back from checkout@2.0.0 to checkout@1.0.0/)).toBeVisible();
    expect(gateway.sent).toMatchObject([{ call, tryOut: true }]);

    const confirm = within(dialog).getByRole('button', { name: 'Roll back' });
    await user.click(confirm);
    expect(within(dialog).getByText('Say why.')).toBeVisible();
    expect(gateway.sent).toHaveLength(1);
    await user.type(within(dialog).getByLabelText(/Reason/), 'it was slow');
    await user.click(confirm);
    expect(await within(dialog).findByText('Done')).toBeVisible();
    expect(gateway.sent[1]).toMatchObject({ call, tryOut: false, reason: 'it was slow' });
  });

  it('[CON-1/rollback] offers a rollback only where there is a release to go back to', async () => {
    await openConsole('/');
    expect(
      within(await rowOf('Market', 'checkout')).getByRole('button', { name: /Roll back/ }),
    ).toBeVisible();
    expect(
      within(await rowOf('Northbank', 'checkout')).queryByRole('button', { name: /Roll back/ }),
    ).toBeNull();
  });

  it('a button that the token may not use says why, and sends nothing to the door', async () => {
    const { user, gateway } = await openConsole('/', { me: checkoutTeam });
    const refused = 'checkout-team has no right to releases of listing.';
    const button = within(await rowOf('Market', 'listing')).getByRole('button', { name: /Roll back/ });
    expect(button).toHaveAccessibleDescription(refused);
    await user.click(button);
    expect(within(screen.getByRole('region', { name: 'Notices' })).getByText(refused)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.sent).toStrictEqual([]);
  });
});

describe('what happens now', () => {
  const ill = {
    kind: 'inconclusive',
    cause: 'ill',
    signal: null,
    reason: 'stable itself fails far more often than on the day before',
    at: '2026-11-21T18:10:00.000Z',
  } as const;
  const held = aListedRollout({
    id: 'r8',
    release: 'listing@1.1.0',
    state: 'held',
    verdict: { ...ill, cause: 'networks', reason: 'failures come from one network' },
    last: {
      at: '2026-11-21T18:20:00.000Z',
      by: 'guard',
      action: 'rollout hold',
      reason: 'failures come from one network',
    },
  });
  const nowItems = async () =>
    within(await screen.findByRole('list', { name: 'Rollouts now' })).getAllByRole('listitem');

  it('[ROL-9/shown] says the person who has begun a rollout, who has paused it, and the team', async () => {
    const begun = { at: '2026-11-21T18:00:00.000Z', action: 'rollout start', reason: 'a faster checkout' };
    const rollout = aListedRollout({
      state: 'paused',
      begun: { ...begun, by: 'checkout-team', person: 'ann' },
      last: {
        ...begun,
        at: '2026-11-21T18:30:00.000Z',
        by: 'operators',
        machine: 'night watch',
        action: 'rollout pause',
      },
    });
    await openConsole('/', { rollouts: [rollout] });
    const [item] = await nowItems();
    expect(item).toHaveTextContent('Begun by ann (checkout-team): a faster checkout');
    expect(item).toHaveTextContent('night watch (operators), rollout pause');
  });

  it('[CON-6/now] stands before every brand: what waits for somebody first, with its verdict, who did what and why', async () => {
    await openConsole('/', { rollouts: [aListedRollout({ verdict: ill }), held] });
    const [first, second, ...others] = await nowItems();
    expect(others).toStrictEqual([]);
    expect(first).toHaveTextContent('listing@1.1.0held');
    expect(first).toHaveTextContent('Verdict inconclusive: failures come from one network');
    expect(first).toHaveTextContent(/guard, rollout hold, 21 Nov 2026, \d\d:\d\dBegun by/);
    expect(first).toHaveTextContent('Begun by ann: a faster checkout');
    expect(second).toHaveTextContent('checkout@2.1.0runningstable is ill');
    expect(second).toHaveTextContent(/^checkout@2.1.0.*10 % of the visitors of all brands, step 1 of 2/);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toStrictEqual(['Now', 'Lately', 'Market', 'Northbank']);
  });

  it.each([
    ['running', 'Abort', { rollout: 'r7', verb: 'abort' }],
    ['held', 'Abort', { rollout: 'r7', verb: 'abort' }],
    ['paused', 'Resume', { rollout: 'r7', verb: 'resume' }],
    ['watched', 'Roll back', { rollout: 'r7', verb: 'abort' }],
  ] as const)('[CON-6/button] has one button for a rollout that is %s: %s', async (state, label, body) => {
    const { user, gateway } = await openConsole('/', { rollouts: [aListedRollout({ state })] });
    const [item = document.body] = await nowItems();
    const [button, ...others] = within(item).getAllByRole('button');
    expect(others).toStrictEqual([]);
    expect(button).toHaveAccessibleName(`${label}: r7`);
    await user.click(button ?? item);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(gateway.sent).toMatchObject([{ call: { name: 'rollout/change', body }, tryOut: true }]);
  });

  it('[CON-6/now] says that nothing is being rolled out when that is so', async () => {
    const { gateway } = await openConsole('/', { rollouts: [] });
    expect(await screen.findByText('Nothing is being rolled out.')).toBeVisible();
    expect(gateway.queries).toContainEqual({ name: 'rollouts', query: { outcome: 'open' } });
  });

  it('[CON-6/lately] is followed by what has changed for visitors since the evening, and by whom; refused attempts and tokens are left out', async () => {
    const entries = [
      anAuditEntry({
        id: 9,
        actor: 'guard',
        action: 'rollout abort',
        subject: 'checkout@2.1.0',
        reason: 'it fails at main.ts:3',
      }),
      anAuditEntry({ id: 8, action: 'team token', reason: 'for CI' }),
      anAuditEntry({ id: 7, action: 'rollback', refused: true, faults: ['no'], reason: 'refused one' }),
      ...[6, 5, 4, 3].map((id) => anAuditEntry({ id, action: 'pin', reason: `reason ${id}` })),
    ];
    const { user, gateway } = await openConsole('/', { audit: entries });
    const list = await screen.findByRole('list', { name: 'What has happened' });
    const textsNow = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(textsNow()[0]).toContain('guard: rollout abort checkout@2.1.0 – it fails at main.ts:3');
    expect(textsNow()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: '1 more' }));
    expect(textsNow()).toHaveLength(5);
    expect(textsNow().join()).not.toMatch(/for CI|refused one/);
    const [{ query } = { query: {} }] = gateway.queries.filter(({ name }) => name === 'audit');
    expect(query).toStrictEqual({ hours: '12' });
  });

  it('[CON-6/folded] lets a phone fold the features that are well, and shows them on request', async () => {
    const { user } = await openConsole('/');
    const row = await rowOf('Market', 'listing');
    expect(row).toHaveClass('folded');
    const [button = document.body] = screen.getAllByRole('button', { name: 'Show what is well: 2 of 2' });
    await user.click(button);
    expect(row).not.toHaveClass('folded');
  });
});

describe('signing in and out', () => {
  it('signing out removes the token from the tab', async () => {
    const { user, token } = await openConsole('/');
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(screen.getByLabelText('Token')).toHaveValue('');
    expect(token()).toBeUndefined();
  });

  it('asks for another token when the door no longer takes this one', async () => {
    const { gateway, clock, token } = await openConsole('/');
    await tableOf('Market');
    gateway.refusal = { sentence: 'This token belongs to no team.', isSignedOut: true };
    clock.advance(5_000);
    expect(await screen.findByText('This token belongs to no team.')).toBeVisible();
    expect(token()).toBeUndefined();
  });
});
