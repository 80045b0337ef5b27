import type { RegistryAnswer } from '@storefront/contract';
import { screen, within } from '@testing-library/react';
import { aState } from '../testing/answers';
import { openConsole } from '../testing/open-console';

type Waiting = RegistryAnswer<'approvals'>['waiting'][number];

const waiting = (parts: Partial<Waiting> = {}): Waiting => ({
  id: 'w3',
  askedAt: '2026-11-21T18:00:00.000Z',
  expiresAt: '2026-11-24T18:00:00.000Z',
  by: 'checkout-team',
  person: 'ann',
  reason: 'the weekend',
  action: 'release promote',
  subject: 'checkout@2.1.0',
  because: ['checkout'],
  effects: ['checkout@2.1.0 becomes stable on all brands.'],
  stale: false,
  isOwn: false,
  ...parts,
});
const open = (...changes: Waiting[]) =>
  openConsole('/', { approvals: { required: ['checkout'], waiting: changes } });
const buttons = () =>
  within(screen.getByRole('list', { name: 'What waits for approval' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

describe('changes that wait for a second person in the console', () => {
  it('[ROL-8/console] stand on the first page with what they do and who asks; a press tries out the approval, and a reason makes it', async () => {
    const { user, gateway } = await open(waiting());
    const item = await screen.findByText('checkout@2.1.0 becomes stable on all brands.');
    expect(item.closest('li')).toHaveTextContent(/ann \(checkout-team\) asks, 21 Nov 2026.*: the weekend/);
    await user.click(screen.getByRole('button', { name: 'Approve: w3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve a change' });
    const call = { name: 'approval/give', body: { id: 'w3' } };
    expect(gateway.sent).toMatchObject([{ tryOut: true, call }]);
    await user.type(within(dialog).getByLabelText(/^Reason/), 'looked at it');
    await user.click(within(dialog).getByRole('button', { name: 'Approve a change' }));
    expect(gateway.sent.at(-1)).toMatchObject({ tryOut: false, reason: 'looked at it', call });
  });

  it.each([
    [{}, ['Approve', 'Reject'], /becomes stable/],
    [
      { isOwn: true, whyNot: 'You have asked for w3 yourself: somebody else approves it.' },
      ['Withdraw'],
      /yourself/,
    ],
    [{ whyNot: 'CI is a machine, and a person approves w3.' }, ['Reject'], /CI is a machine/],
    [{ stale: true, whyNot: 'CI is a machine.' }, ['Reject'], /has changed meanwhile/],
  ])('[ROL-8/console] for %o the buttons are %j', async (parts, names, sentence) => {
    await open(waiting(parts));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(buttons()).toStrictEqual(names);
  });

  it('[ROL-8/console] a change that only waits is not said to be done', async () => {
    const { user, gateway } = await open();
    expect(screen.queryByText('Waits for approval')).not.toBeInTheDocument();
    gateway.answerSent = (_call, { tryOut }) => ({
      kind: tryOut ? 'tried out' : 'done',
      effects: ['It waits until somebody else has approved it.'],
      faults: [],
      ...(!tryOut && { waiting: 'w4' }),
    });
    await user.click(await screen.findByRole('button', { name: 'End the freeze: Northbank' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'a reason');
    await user.click(screen.getByRole('button', { name: 'End a freeze' }));
    expect(await screen.findByText('It waits for approval as w4')).toBeVisible();
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
  });

  it('[ROL-8/console] what asks for a second person is listed with the teams, and is changed there', async () => {
    const { user, gateway } = await openConsole('/teams', {
      teams: [],
      approvals: { required: ['brand:northbank'], waiting: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'No longer ask: brand:northbank' }));
    expect(gateway.sent.at(-1)?.call).toStrictEqual({
      name: 'approval/lift',
      body: { of: 'brand:northbank' },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Ask for a second person' }));
    expect(await screen.findByRole('dialog', { name: 'Ask for a second person' })).toBeVisible();
  });
});

describe('a release in the console', () => {
  const turn = { id: 1, kind: 'promote', version: '1.0.0', at: '2026-11-21T18:00:00.000Z' } as const;
  it.each([
    ['riverside/listing@1.0.0', 'all', ['Accept', 'Reject']],
    ['checkout@2.1.0', 'all', []],
    // Its first release: a brand may take it before anybody else.
    ['checkout@2.1.0', ['market'], ['Accept', 'Reject']],
  ] as const)('[REL-14/console] %s, stable on %j, has the buttons %j', async (release, brands, names) => {
    const turns = [{ ...turn, name: 'checkout', brands: brands === 'all' ? brands : [...brands] }];
    await openConsole(`/releases/${encodeURIComponent(release)}`, { state: { ...aState, turns } });
    await screen.findByRole('button', { name: 'Revoke' });
    const shown = screen.queryAllByRole('button', { name: /^(Accept|Reject)$/ });
    expect(shown.map(({ textContent }) => textContent)).toStrictEqual(names);
  });
});
