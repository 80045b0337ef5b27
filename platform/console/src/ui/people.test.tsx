import { screen } from '@testing-library/react';
import { anAuditEntry } from '../testing/answers';
import { openConsole } from '../testing/open-console';

describe('people and tokens in the console', () => {
  it('[ROL-9/console] are listed with their last use, and each can be changed after it was tried out', async () => {
    const ann = { team: 'checkout-team', person: 'ann', role: 'owner' } as const;
    const createdAt = '2026-11-20T09:00:00.000Z';
    const { user, gateway } = await openConsole('/teams', {
      teams: [],
      members: [ann],
      tokens: [
        { id: 't3', team: 'checkout-team', name: 'CI', createdAt },
        { id: 't4', team: 'checkout-team', name: 'laptop', person: 'ann', createdAt, lastUsedAt: createdAt },
      ],
    });
    expect(await screen.findByRole('row', { name: /^t3/ })).toHaveTextContent(
      'machine of checkout-teamCInever',
    );
    expect(screen.getByRole('row', { name: /^t4/ })).toHaveTextContent(/ann \(checkout-team\)laptop20 Nov/);
    await user.click(screen.getByRole('button', { name: 'End: t4' }));
    expect(gateway.sent.at(-1)).toMatchObject({
      tryOut: true,
      call: { name: 'token/end', body: { token: 't4' } },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Remove: ann' }));
    expect(gateway.sent.at(-1)).toMatchObject({
      tryOut: true,
      call: { name: 'member/remove', body: { team: 'checkout-team', person: 'ann' } },
    });
  });

  it('say where the guard tells each team', async () => {
    const teams = [
      { id: 'checkout-team', features: ['checkout'], webhook: 'hooks.example', chat: 'chat.example' },
      { id: 'operators', features: ['*'] },
    ];
    await openConsole('/teams', { teams, members: [], tokens: [] });
    const alertsOf = async (name: RegExp) =>
      (await screen.findByRole('row', { name })).querySelectorAll('td')[1];
    expect(await alertsOf(/^checkout-team/)).toHaveTextContent(
      'webhook at hooks.examplechat at chat.example',
    );
    expect(await alertsOf(/^operators/)).toHaveTextContent('–');
  });

  it('names who has signed in, and who did what', async () => {
    await openConsole('/audit', {
      me: { id: 'checkout-team', features: ['checkout'], person: 'ann', role: 'member' },
      audit: [{ ...anAuditEntry(), actor: 'checkout-team', machine: 'CI' }],
    });
    expect(await screen.findByText('CI (checkout-team)')).toBeVisible();
    expect(screen.getByText('ann (checkout-team)')).toBeVisible();
  });
});
