import { screen, within } from '@testing-library/react';
import { checkoutTeam } from '../testing/answers';
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
    expect(textsOf(await rowOf('Market', 'checkout')).slice(0, 4)).toEqual([
      'checkout@2.0.0',
      'checkout@2.1.010 % · r7',
      '–',
      'checkout@1.0.0',
    ]);
    expect(textsOf(await rowOf('Northbank', 'checkout')).slice(0, 4)).toEqual([
      'checkout@2.0.0',
      'checkout@2.1.010 % · r7left out',
      'checkout@1.0.0pinned',
      'checkout@1.0.0',
    ]);
    expect(screen.getByText(/^Frozen until 2 Jan 2027/)).toBeVisible();
    expect(screen.getByText('northbank.json: /hosts clash.')).toBeVisible();
  });

  it('[CON-1/history] every cell links to the history of that feature on that brand', async () => {
    const { user, gateway } = await openConsole('/');
    await user.click(within(await rowOf('Market', 'checkout')).getByRole('link', { name: /History/ }));
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
    expect(gateway.sent).toEqual([]);
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
