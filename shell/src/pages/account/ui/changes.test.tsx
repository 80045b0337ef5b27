import { screen, within } from '@testing-library/react';
import { aWireUser } from '@storefront/contract/testing';
import { FakeApi, fakeBrand, FakeSession } from '@storefront/host/testing';
import { openAccount } from '../testing/open-account';

const unreachable = 'We could not reach the server. Please try again.';

describe('changing the password', () => {
  const change = async (api: FakeApi, fresh = 'a-quiet-harbour') => {
    const page = await openAccount('profile', api);
    const form = within(screen.getByRole('form', { name: 'Change your password' }));
    await page.user.type(form.getByLabelText(/^Current password/), 'correct-horse');
    if (fresh !== '') await page.user.type(form.getByLabelText(/^New password/), fresh);
    await page.user.click(form.getByRole('button', { name: 'Change password' }));
    return { ...page, form };
  };

  it('[ACC-5] continues in the session that the server begins, and clears the fields', async () => {
    const { api, session, form } = await change(
      new FakeApi({ 'users/password': () => ({ responsecode: '200', sessiontoken: 'fresh' }) }),
    );
    expect(await form.findByText(/^Your password is changed\./)).toBeInTheDocument();
    expect(api.bodies('users/password')).toStrictEqual([
      { sessiontoken: 'token-of-asha', old_password: 'correct-horse', new_password: 'a-quiet-harbour' },
    ]);
    expect(session.visitor).toMatchObject({ kind: 'user', token: 'fresh' });
    expect(form.getByLabelText(/^Current password/)).toHaveValue('');
  });

  it('says why the server refuses it', async () => {
    const { form, session } = await change(
      new FakeApi({
        'users/password': () => ({ responsecode: '201', status: 'Your old password is not right.' }),
      }),
    );
    expect(await form.findByRole('alert')).toHaveTextContent('Your old password is not right.');
    expect(session.visitor.token).toBe('token-of-asha');
  });

  it('does not send a new password that is too short, and focuses its field with the error', async () => {
    const { form, api } = await change(new FakeApi(), 'short');
    expect(form.getByText('Password must have at least 8 characters')).toBeInTheDocument();
    expect(form.getByLabelText(/^New password/)).toHaveFocus();
    expect(api.calls).toStrictEqual([]);
  });

  it('shows what is typed when the user asks for it', async () => {
    const { form, user } = await change(new FakeApi(), '');
    expect(form.getByLabelText(/^New password/)).toHaveAttribute('type', 'password');
    await user.click(form.getByRole('checkbox', { name: 'Show what I type' }));
    expect(form.getByLabelText(/^New password/)).toHaveAttribute('type', 'text');
  });
});

describe('what the user is sent', () => {
  const saving = () =>
    new FakeApi({
      'users/subscriptions': ({ sessiontoken: _token, ...wanted }) => ({
        responsecode: '200',
        userdata: aWireUser(wanted),
      }),
    });

  it('[G24] ticks nothing for the user', async () => {
    await openAccount('choices');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('[ACC-2] shows the subscriptions, and saves changes to them', async () => {
    const session = new FakeSession(
      aWireUser({ sms_subscription: 'yes', subscribed_bs_list: ['b-1', 'b-2'] }),
    );
    const { user, api } = await openAccount('choices', saving(), session);
    expect(screen.getByRole('checkbox', { name: /^Text messages about my orders/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^Offers from the provider/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Offers from the 2 restaurants I chose/ }));
    await user.click(screen.getByRole('button', { name: 'Save choices' }));
    expect(await screen.findByText('Your choices are saved.')).toBeInTheDocument();
    expect(api.bodies('users/subscriptions')).toStrictEqual([
      {
        sessiontoken: 'token-of-asha',
        sms_subscription: 'yes',
        bookyup_subscription: 'yes',
        subscribed_bs_list: [],
      },
    ]);
    expect(session.visitor).toMatchObject({ token: 'token-of-asha', data: { bookyup_subscription: 'yes' } });
  });

  it('subscribes to the business of a site of one, and keeps the other subscriptions', async () => {
    const brand = fakeBrand({
      kind: 'single-business',
      name: 'Saffron Yard',
      business: { slug: 'saffron-yard', id: 'b-1' },
    });
    const session = new FakeSession(aWireUser({ subscribed_bs_list: ['b-9'] }));
    const { user, api } = await openAccount('choices', saving(), session, brand);
    await user.click(screen.getByRole('checkbox', { name: /^Offers from Saffron Yard/ }));
    await user.click(screen.getByRole('button', { name: 'Save choices' }));
    expect(api.bodies('users/subscriptions')).toMatchObject([{ subscribed_bs_list: ['b-9', 'b-1'] }]);
  });

  it('keeps the ticks that could not be saved, and says why', async () => {
    const { user } = await openAccount('choices');
    await user.click(screen.getByRole('checkbox', { name: /^Text messages/ }));
    await user.click(screen.getByRole('button', { name: 'Save choices' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(unreachable);
    expect(screen.getByRole('checkbox', { name: /^Text messages/ })).toBeChecked();
  });
});
