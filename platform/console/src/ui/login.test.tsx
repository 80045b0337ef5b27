import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operators } from '../testing/answers';
import { openConsole, openSignedOut } from '../testing/open-console';

const login = { name: 'Example Staff', address: 'https://console.example/platform/login' };
const ann = { id: 'checkout', features: ['checkout'], person: 'ann', role: 'owner' } as const;
const session = { expiresAt: '2026-11-22T06:00:00.000Z', teams: ['checkout', 'northbank'] };

describe('logging in at the console', () => {
  it('[ROL-9/login] is offered beside the token where a provider is set, and leads back to the page that is open', async () => {
    await openSignedOut('/rollouts/r7', { login });
    expect(screen.getByRole('link', { name: 'Log in with Example Staff' })).toHaveAttribute(
      'href',
      'https://console.example/platform/login?to=%2Frollouts%2Fr7',
    );
    expect(screen.getByRole('button', { name: 'Sign in with the token' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[ROL-9/off] is not offered, and no session is looked for, where none is set', async () => {
    const { accesses } = await openSignedOut('/', {});
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(accesses).toStrictEqual([]);
  });

  it('says why a login has failed, and takes a token all the same', async () => {
    const loginFault = 'The login provider does not answer.';
    const { session: store, gateway } = await openSignedOut('/', { login, loginFault });
    expect(screen.getByRole('alert')).toHaveTextContent(loginFault);
    gateway.refusal = undefined;
    await userEvent.type(screen.getByLabelText('Token'), 'sft_token');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with the token' }));
    expect(store.state).toMatchObject({ kind: 'signed-in', team: operators });
  });

  it('[ROL-9/login] shows who has logged in, acts for the chosen team in this tab, and logs out on the server', async () => {
    const { user, accesses, loggedOut } = await openConsole('/teams', { me: { ...ann, session } }, { login });
    expect(accesses).toStrictEqual([{ kind: 'session', team: undefined }]);
    expect(screen.getByText('ann')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Team that you act for'), 'northbank');
    expect(accesses.at(-1)).toStrictEqual({ kind: 'session', team: 'northbank' });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(loggedOut()).toBe(1);
    expect(await screen.findByRole('link', { name: 'Log in with Example Staff' })).toBeVisible();
  });

  it('stays logged in, and says so, when the server does not answer to logging out', async () => {
    const options = { login, logOut: async () => false };
    const { user, session: store } = await openConsole('/teams', { me: { ...ann, session } }, options);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('The server did not answer: you are still logged in.')).toBeVisible();
    expect(store.state.kind).toBe('signed-in');
  });

  it('[ROL-9/session-ends] says that the session has ended, beside the way to log in again', async () => {
    const { gateway, clock } = await openConsole('/teams', { me: { ...ann, session } }, { login });
    gateway.refusal = { sentence: 'Your session has ended. Log in again.', isSignedOut: true };
    clock.advance(5_000);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended. Log in again.');
    expect(screen.getByRole('link', { name: 'Log in with Example Staff' })).toBeVisible();
  });
});
