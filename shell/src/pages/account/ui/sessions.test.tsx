import { screen, within } from '@testing-library/react';
import { FakeApi } from '@storefront/host/testing';
import { openAccount } from '../testing/open-account';

const here = { since: '2026-11-20T18:30:00Z', until: '2026-12-20T18:30:00Z', this_session: 'yes' } as const;
const elsewhere = { ...here, since: '2026-11-01T09:00:00Z', this_session: 'no' } as const;

describe('where the user is logged in', () => {
  it('lists the sessions, and logs out everywhere else', async () => {
    let ended = false;
    const { user, api } = await openAccount(
      'privacy',
      new FakeApi({
        'users/sessions': () => ({ responsecode: '200', list: ended ? [here] : [here, elsewhere] }),
        'users/logout_everywhere': () => {
          ended = true;
          return { responsecode: '200', ended: 1 };
        },
      }),
    );
    const section = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
    expect((await section.findAllByRole('listitem')).map(({ textContent }) => textContent)).toStrictEqual([
      'Since 20 Nov 2026, 18:30 (here)',
      'Since 1 Nov 2026, 09:00',
    ]);
    await user.click(section.getByRole('button', { name: 'Log out everywhere else' }));
    expect(await section.findByText('You are logged out in one other place.')).toBeInTheDocument();
    expect(section.getAllByRole('listitem')).toHaveLength(1);
    expect(section.queryByRole('button')).toBeNull();
    expect(api.bodies('users/logout_everywhere')).toStrictEqual([{ sessiontoken: 'token-of-asha' }]);
  });

  it('says why when the server refuses the list', async () => {
    await openAccount(
      'privacy',
      new FakeApi({ 'users/sessions': () => ({ responsecode: '429', status: 'Too many requests.' }) }),
    );
    const section = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
    expect(await section.findByRole('alert')).toHaveTextContent('Too many requests.');
  });
});
