import { screen, within } from '@testing-library/react';
import { FakeApi } from '@storefront/host/testing';
import { openAccount } from '../testing/open-account';

describe('downloading the data', () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob = new Blob();

  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (made) => {
      blob = made as Blob;
      return 'blob:own-data';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('[ACC-6] gives everything that the server holds as a file', async () => {
    const data = { profile: { name: 'Asha Rahman' }, orders: [{ okey: 'okey-1' }] };
    const { user, api } = await openAccount(
      'privacy',
      new FakeApi({ 'users/export': () => ({ responsecode: '200', data }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/^Your data are in the file .*-my-data\.json\.$/)).toBeInTheDocument();
    expect(api.bodies('users/export')).toStrictEqual([{ sessiontoken: 'token-of-asha' }]);
    expect(saved.map(({ name }) => name)).toStrictEqual([expect.stringMatching(/-my-data\.json$/)]);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(saved[0]?.blob ?? new Blob());
    });
    expect(JSON.parse(String(text))).toStrictEqual(data);
  });

  it('saves no file without an answer, and says why', async () => {
    const { user } = await openAccount(
      'privacy',
      new FakeApi({
        'users/sessions': () => ({ responsecode: '200', list: [] }),
        'users/export': () => ({ responsecode: '429', status: 'Too many requests. Try later.' }),
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Try later.');
    expect(saved).toStrictEqual([]);
  });
});

describe('deleting the account', () => {
  const ask = async (api = new FakeApi()) => {
    const page = await openAccount('privacy', api);
    await page.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    return { ...page, dialog, field: dialog.getByLabelText(/^Password/) };
  };

  it('[ACC-7] asks for the password first, then ends the session and goes home', async () => {
    const { user, api, session, host, dialog, field } = await ask(
      new FakeApi({ 'users/delete': () => ({ responsecode: '200' }) }),
    );
    expect(field).toHaveFocus();
    await user.type(field, 'correct-horse');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(api.bodies('users/delete')).toStrictEqual([
      { sessiontoken: 'token-of-asha', password: 'correct-horse' },
    ]);
    expect(session.loggedOutWith).toStrictEqual(['Your account is deleted.']);
    expect(host.navigation.moves).toStrictEqual(['go /']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes nothing when the password is not right', async () => {
    const { user, session, dialog, field } = await ask(
      new FakeApi({ 'users/delete': () => ({ responsecode: '201', status: 'The password is not right.' }) }),
    );
    await user.type(field, 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The password is not right.');
    expect(field).toHaveFocus();
    expect(session.loggedOutWith).toStrictEqual([]);
  });

  it('sends nothing without a password, and returns the focus to the button on cancel', async () => {
    const { user, api, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(dialog.getByText('Password is required')).toBeInTheDocument();
    expect(api.bodies('users/delete')).toStrictEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
  });
});
