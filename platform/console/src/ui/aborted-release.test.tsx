import type { RegistryAnswer } from '@storefront/contract';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';

const reason = 'checkout@2.1.0 fails and checkout@2.0.0 never does: 6 of 6 page loads against 0 of 30';
const aborted = { rollout: 'r7', at: '2026-11-21T18:00:00.000Z', by: 'guard', reason };
const listed = (version: string, fields: Partial<RegistryAnswer<'releases'>[number]> = {}) => ({
  name: 'checkout',
  version,
  publishedAt: '2026-11-21T17:00:00.000Z',
  author: 'a team',
  commit: 'abc',
  revoked: false,
  ...fields,
});
const releases = [
  listed('2.1.0', { aborted }),
  listed('2.2.0', { aborted: { ...aborted, by: 'checkout-team', person: 'ann', reason: 'wrong steps' } }),
  listed('2.3.0'),
];

describe('a release that was aborted', () => {
  it('[GRD-13/console] is listed as aborted with the reason, and is not offered to be made stable beside it', async () => {
    await openConsole('/releases', { releases });
    const rowOf = async (version: string) =>
      screen.findByRole('row', { name: new RegExp(`^checkout@ ?${version.replaceAll('.', '\\.')}`) });
    const guarded = await rowOf('2.1.0');
    expect(guarded).toHaveTextContent(`aborted by guard r7${reason}`);
    expect(within(guarded).getByRole('link', { name: 'r7' })).toHaveAttribute('href', '/rollouts/r7');
    expect(within(guarded).queryByRole('button', { name: /Make stable/ })).toBeNull();
    const taken = await rowOf('2.2.0');
    expect(taken).toHaveTextContent('aborted by ann (checkout-team) r7wrong steps');
    expect(within(taken).queryByRole('button', { name: /Make stable/ })).toBeNull();
    expect(within(await rowOf('2.3.0')).getByRole('button', { name: /Make stable/ })).toBeVisible();
  });

  it('[GRD-13/console] says so on its own page, where it can be made stable by repeating the reason', async () => {
    const release = {
      hash: `sha384-${'a'.repeat(64)}`,
      accepted: [],
      manifest: {
        feature: 'checkout',
        version: '2.1.0',
        author: 'a team',
        commit: 'abc',
        publishedAt: '2026-11-21T17:00:00.000Z',
        hostContract: {},
        shared: [],
        exposes: {},
        files: [],
      },
      aborted,
    } as unknown as RegistryAnswer<'release'>;
    const { user, gateway } = await openConsole('/releases/checkout@2.1.0', { release });
    expect(await screen.findByText(/^The guard aborted its rollout on 21 Nov 2026/)).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();

    const fault = `The guard aborted rollout r7 of checkout@2.1.0 on ${aborted.at}: ${reason}.`;
    gateway.answerSent = (call) =>
      'body' in call && 'despite' in call.body && call.body.despite === reason
        ? { kind: 'tried out', effects: ['checkout@2.1.0 becomes stable on all brands.'], faults: [] }
        : { kind: 'refused', effects: [], faults: [fault] };
    await user.click(screen.getByRole('button', { name: 'Make stable nevertheless' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make a release stable' });
    expect(await within(dialog).findByText(fault)).toBeVisible();
    await user.type(within(dialog).getByLabelText(/^Despite/), reason);
    await user.click(within(dialog).getByRole('button', { name: 'See what will change' }));
    expect(await within(dialog).findByText('checkout@2.1.0 becomes stable on all brands.')).toBeVisible();
    expect(gateway.sent.at(-1)?.call).toStrictEqual({
      name: 'release/promote',
      body: { release: 'checkout@2.1.0', brands: 'all', despite: reason },
    });
  });
});
