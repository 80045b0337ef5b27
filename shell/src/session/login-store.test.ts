import { FakeApi } from '@storefront/host/testing';
import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { LoginStore } from './login-store';

const popup = (api: FakeApi = new FakeApi()) => {
  const entrance = { entered: jest.fn(), dismiss: jest.fn() };
  const login = new LoginStore(api, entrance);
  const fill = (fields: Record<string, string>) => {
    for (const [field, text] of Object.entries(fields)) login.type(field as 'email', text);
  };
  return { login, entrance, api, fill };
};

describe('the login popup', () => {
  it('logs in with e-mail and password, and forgets both', async () => {
    const answer = () => ({ responsecode: '200', sessiontoken: 'fresh', userdata: aWireUser() }) as const;
    const { login, entrance, api, fill } = popup(new FakeApi({ 'users/login': answer }));
    fill({ email: ' asha@example.test ', password: 'correct horse ' });
    await login.submit();
    expect(api.bodies('users/login')).toEqual([{ email: 'asha@example.test', password: 'correct horse ' }]);
    expect(entrance.entered).toHaveBeenCalledWith({ ...aWireUser(), sessiontoken: 'fresh' });
    expect(login.fields.password).toBe('');
  });

  it('registers with all four fields', async () => {
    const answer = () => ({ responsecode: '200', sessiontoken: 'fresh', userdata: aWireUser() }) as const;
    const { login, api, fill } = popup(new FakeApi({ 'users/register': answer }));
    login.choose('register');
    fill({ name: 'Asha', email: 'asha@example.test', mobile: '07700900123', password: 'correct-horse' });
    await login.submit();
    expect(api.bodies('users/register')).toEqual([
      { name: 'Asha', email: 'asha@example.test', mobile: '07700900123', password: 'correct-horse' },
    ]);
  });

  it('[SES-4][PER-7] goes on as guest', async () => {
    const answer = () => ({ responsecode: '200', sessiontoken: 'guest', userdata: aWireGuest() }) as const;
    const { login, entrance } = popup(new FakeApi({ 'users/guest': answer }));
    await login.continueAsGuest();
    expect(entrance.entered).toHaveBeenCalledWith({ ...aWireGuest(), sessiontoken: 'guest' });
  });

  it('sends a link for a new password, and says the same whether the address is known or not', async () => {
    const { login, fill } = popup(new FakeApi({ 'users/forgot_password': () => ({ responsecode: '200' }) }));
    login.choose('forgot');
    fill({ email: 'nobody@example.test' });
    await login.submit();
    expect(login.attempt).toEqual({
      kind: 'done',
      value: 'If we know that address, a link is on its way to it.',
    });
  });

  it("shows the server's refusal, and keeps what was filled in", async () => {
    const answer = () => ({ responsecode: '201', status: 'The email or the password is wrong.' }) as const;
    const { login, entrance, fill } = popup(new FakeApi({ 'users/login': answer }));
    fill({ email: 'asha@example.test', password: 'wrong' });
    await login.submit();
    expect(login.attempt).toEqual({ kind: 'failed', sentence: 'The email or the password is wrong.' });
    expect(login.fields.email).toBe('asha@example.test');
    expect(entrance.entered).not.toHaveBeenCalled();
  });

  it('says so when the server cannot be reached', async () => {
    const { login } = popup();
    await login.continueAsGuest();
    expect(login.attempt).toEqual({
      kind: 'failed',
      sentence: 'We could not reach the server. Please try again.',
    });
    expect(login.busy).toBe(false);
  });

  it('a fault shows once its field was left, an invalid submit shows them all, and nothing is asked', async () => {
    const { login, api } = popup();
    login.type('email', 'asha');
    expect(login.faults).toEqual({});
    login.leave('email');
    expect(login.faults).toEqual({ email: 'Please enter valid email' });
    await login.submit();
    expect(login.faults).toEqual({ email: 'Please enter valid email', password: 'Password is required' });
    expect(api.asked).toEqual([]);
  });

  it('a field that was passed by untouched is not at fault yet', () => {
    const { login } = popup();
    login.leave('email');
    expect(login.faults).toEqual({});
  });

  it('a second press while the first is under way does nothing', async () => {
    const answer = () => ({ responsecode: '201', status: 'No.' }) as const;
    const { login, api, fill } = popup(new FakeApi({ 'users/login': answer, 'users/guest': answer }));
    fill({ email: 'asha@example.test', password: 'wrong' });
    const first = login.submit();
    expect([login.formBusy, login.guestBusy]).toEqual([true, false]);
    await Promise.all([first, login.submit(), login.continueAsGuest()]);
    expect(api.asked.map(({ name }) => name)).toEqual(['users/login']);
  });

  it('closing it drops what is under way and everything filled in', async () => {
    const answer = () => ({ responsecode: '200', sessiontoken: 'fresh', userdata: aWireUser() }) as const;
    const { login, entrance, fill } = popup(new FakeApi({ 'users/login': answer }));
    fill({ email: 'asha@example.test', password: 'correct-horse' });
    const under = login.submit();
    login.close();
    await under;
    expect(entrance.dismiss).toHaveBeenCalledTimes(1);
    expect(entrance.entered).not.toHaveBeenCalled();
    expect([login.fields.email, login.attempt.kind]).toEqual(['', 'idle']);
  });
});
