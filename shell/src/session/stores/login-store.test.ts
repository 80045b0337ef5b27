import { FakeApi } from '@storefront/host/testing';
import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { memoryStore } from '../../testing/memory-store';
import { LoginStore } from './login-store';
import { httpSessionGateway } from '../gateway/http-session-gateway';
import { pendingRegistration } from '../gateway/pending-registration';

const popup = (api: FakeApi = new FakeApi(), visit = memoryStore()) => {
  const entrance = { entered: jest.fn(), dismiss: jest.fn() };
  const login = new LoginStore(httpSessionGateway(api), entrance, pendingRegistration(visit));
  const fill = (fields: Record<string, string>) => {
    for (const [field, text] of Object.entries(fields)) login.type(field as 'email', text);
  };
  return { login, entrance, api, fill, visit };
};

describe('the login popup', () => {
  it('logs in with e-mail and password, and forgets both', async () => {
    const answer = () => ({ responsecode: '200', sessiontoken: 'fresh', userdata: aWireUser() }) as const;
    const { login, entrance, api, fill } = popup(new FakeApi({ 'users/login': answer }));
    fill({ email: ' asha@example.test ', password: 'correct horse ' });
    await login.submit();
    expect(api.bodies('users/login')).toStrictEqual([
      { email: 'asha@example.test', password: 'correct horse ' },
    ]);
    expect(entrance.entered).toHaveBeenCalledWith({ ...aWireUser(), sessiontoken: 'fresh' });
    expect(login.fields.password).toBe('');
  });

  describe('registering', () => {
    const entered = { responsecode: '200', sessiontoken: 'fresh', userdata: aWireUser() } as const;
    const mailed = () => ({ responsecode: '200', registration_key: 'reg-1' }) as const;
    const asha = {
      name: 'Asha',
      email: 'asha@example.test',
      mobile: '07700900123',
      password: 'correct-horse',
    };
    type Script = ConstructorParameters<typeof FakeApi>[0];

    const registered = async (script: Script = {}) => {
      const opened = popup(new FakeApi({ 'users/register': mailed, ...script }));
      opened.login.choose('register');
      opened.fill({ ...asha, email: ' asha@example.test' });
      await opened.login.submit();
      return opened;
    };

    it('[ACC-15] sends all four fields, logs nobody in, and asks for the code that was e-mailed', async () => {
      const { login, api, entrance } = await registered();
      expect(api.bodies('users/register')).toStrictEqual([asha]);
      expect(entrance.entered).not.toHaveBeenCalled();
      expect([login.purpose, login.registration?.email]).toStrictEqual(['confirm', 'asha@example.test']);
    });

    it('[ACC-15] logs in with the right code, and forgets all that was filled in', async () => {
      const { login, api, entrance, fill, visit } = await registered({
        'users/confirm_registration': () => entered,
      });
      fill({ otp: '123 456' });
      await login.submit();
      expect(api.bodies('users/confirm_registration')).toStrictEqual([
        { registration_key: 'reg-1', otp: '123456' },
      ]);
      expect(entrance.entered).toHaveBeenCalledWith({ ...aWireUser(), sessiontoken: 'fresh' });
      expect([login.purpose, login.fields.password, visit.texts.size]).toStrictEqual(['log-in', '', 0]);
    });

    it('goes on asking for the code after a wrong one', async () => {
      const { login, fill } = await registered({
        'users/confirm_registration': () => ({ responsecode: '201', status: 'You have 4 tries left.' }),
      });
      fill({ otp: '123456' });
      await login.submit();
      expect([login.purpose, login.attempt]).toStrictEqual([
        'confirm',
        { kind: 'failed', reason: 'refused', sentence: 'You have 4 tries left.' },
      ]);
    });

    it('leads back to the form, as it was filled in, when the code is no longer alive', async () => {
      const { login, fill, visit } = await registered({
        'users/confirm_registration': () => ({ responsecode: '204', status: 'No longer valid.' }),
      });
      fill({ otp: '123456' });
      await login.submit();
      expect(login.attempt).toStrictEqual({
        kind: 'failed',
        reason: 'refused',
        sentence: 'No longer valid.',
      });
      expect([login.purpose, login.fields.name, visit.texts.size]).toStrictEqual(['register', 'Asha', 0]);
    });

    it('sends another code to another address when the customer goes back', async () => {
      const { login, api, fill } = await registered();
      login.registerAgain();
      expect([login.purpose, login.fields.name]).toStrictEqual(['register', 'Asha']);
      fill({ email: 'asha@example.org' });
      await login.submit();
      expect(api.bodies('users/register')).toHaveLength(2);
      expect([login.purpose, login.registration?.email]).toStrictEqual(['confirm', 'asha@example.org']);
    });

    it('asks for the code again after the popup was closed, after a reload, and beside the log-in', async () => {
      const { login, visit } = await registered();
      login.close();
      expect([login.purpose, login.fields.password]).toStrictEqual(['confirm', '']);
      login.choose('log-in');
      login.choose('register');
      expect(login.purpose).toBe('confirm');
      const reloaded = popup(new FakeApi(), visit);
      expect(reloaded.login.purpose).toBe('confirm');
      expect(reloaded.login.registration).toStrictEqual({ key: 'reg-1', email: 'asha@example.test' });
    });

    it('keeps the registration when the customer goes on as a guest, and drops it at a login', async () => {
      const { login, fill, visit } = await registered({
        'users/guest': () => ({ ...entered, userdata: aWireGuest() }),
        'users/login': () => entered,
      });
      await login.continueAsGuest();
      expect([login.purpose, visit.texts.size]).toStrictEqual(['confirm', 1]);
      login.choose('log-in');
      fill({ email: asha.email, password: asha.password });
      await login.submit();
      expect([login.purpose, visit.texts.size]).toStrictEqual(['log-in', 0]);
    });

    it('starts with the log-in when the stored text is not a registration', () => {
      const visit = memoryStore(new Map([['pending_registration', 'nothing']]));
      expect(popup(new FakeApi(), visit).login.purpose).toBe('log-in');
    });
  });

  it('[SES-4][PER-7] lets the customer go on as a guest', async () => {
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
    expect(login.attempt).toStrictEqual({
      kind: 'done',
      value: 'If we know that address, a link is on its way to it.',
    });
  });

  it("shows the server's refusal, and keeps what was filled in", async () => {
    const answer = () => ({ responsecode: '201', status: 'The email or the password is wrong.' }) as const;
    const { login, entrance, fill } = popup(new FakeApi({ 'users/login': answer }));
    fill({ email: 'asha@example.test', password: 'wrong' });
    await login.submit();
    expect(login.attempt).toStrictEqual({
      kind: 'failed',
      reason: 'refused',
      sentence: 'The email or the password is wrong.',
    });
    expect(login.fields.email).toBe('asha@example.test');
    expect(entrance.entered).not.toHaveBeenCalled();
  });

  it('tells the customer when the server cannot be reached', async () => {
    const { login } = popup();
    await login.continueAsGuest();
    expect(login.attempt).toStrictEqual({
      kind: 'failed',
      reason: 'unreachable',
      sentence: 'We could not reach the server. Please try again.',
    });
    expect(login.busy).toBe(false);
  });

  it('shows a fault once its field was left, and all of them after an invalid submit, which asks nothing', async () => {
    const { login, api } = popup();
    login.type('email', 'asha');
    expect(login.faults).toStrictEqual({});
    login.leave('email');
    expect(login.faults).toStrictEqual({ email: 'Please enter valid email' });
    await login.submit();
    expect(login.faults).toStrictEqual({
      email: 'Please enter valid email',
      password: 'Password is required',
    });
    expect(api.calls).toStrictEqual([]);
  });

  it('shows no fault at a field that the customer left without typing', () => {
    const { login } = popup();
    login.leave('email');
    expect(login.faults).toStrictEqual({});
  });

  it('ignores a second press while the first is under way', async () => {
    const answer = () => ({ responsecode: '201', status: 'No.' }) as const;
    const { login, api, fill } = popup(new FakeApi({ 'users/login': answer, 'users/guest': answer }));
    fill({ email: 'asha@example.test', password: 'wrong' });
    const first = login.submit();
    expect([login.formBusy, login.guestBusy]).toStrictEqual([true, false]);
    await Promise.all([first, login.submit(), login.continueAsGuest()]);
    expect(api.calls.map(({ name }) => name)).toStrictEqual(['users/login']);
  });

  it('drops what is under way and everything filled in when it is closed', async () => {
    const answer = () => ({ responsecode: '200', sessiontoken: 'fresh', userdata: aWireUser() }) as const;
    const { login, entrance, fill } = popup(new FakeApi({ 'users/login': answer }));
    fill({ email: 'asha@example.test', password: 'correct-horse' });
    const under = login.submit();
    login.close();
    await under;
    expect(entrance.dismiss).toHaveBeenCalledTimes(1);
    expect(entrance.entered).not.toHaveBeenCalled();
    expect([login.fields.email, login.attempt.kind]).toStrictEqual(['', 'idle']);
  });
});
