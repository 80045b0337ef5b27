import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, fakeHost, FakeSession, locationAt } from '@storefront/host/testing';
import { aWireUser } from '@storefront/contract/testing';
import page from '../contact-page';

const opened = (
  api = new FakeApi({ 'information/contact_us': () => ({ responsecode: '200' }) }),
  session = new FakeSession(),
) => {
  const host = fakeHost({ api, session });
  const model = page.create(host, locationAt('/contact-us'));
  model.start?.();
  const { unmount } = render(<page.Component model={model} />);
  return { host, api, model, unmount, user: userEvent.setup() };
};

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/^Name/), 'Asha');
  await user.type(screen.getByLabelText(/^Email/), 'asha@example.test');
  await user.type(screen.getByLabelText(/^Subject/), 'Naan');
  await user.type(screen.getByLabelText(/^Message/), 'Warm, please.');
};

describe('the contact page', () => {
  it('[ACC-12] sends name, email, subject and message, and says that they are on their way', async () => {
    const { user, api } = opened();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(api.bodies('information/contact_us')).toStrictEqual([
      { name: 'Asha', email: 'asha@example.test', subject: 'Naan', message: 'Warm, please.' },
    ]);
    expect(await screen.findByText('We answer to asha@example.test.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Write another' }));
    expect(screen.getByLabelText(/^Message/)).toHaveValue('');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Asha');
  });

  it('sends a message whose page has gone, and changes nothing when the answer comes', async () => {
    const { user, api, model, unmount } = opened();
    await fill(user);
    unmount();
    const sending = model.send();
    model.stop?.();
    await sending;
    expect(api.bodies('information/contact_us')).toHaveLength(1);
    expect(model.sending.kind).not.toBe('done');
  });

  it('names every fault, puts the focus on the first, and sends nothing', async () => {
    const { user, api } = opened();
    await user.type(screen.getByLabelText(/^Name/), 'Asha');
    await user.type(screen.getByLabelText(/^Email/), 'asha');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    for (const fault of ['Please enter valid email', 'Subject is required', 'Message is required']) {
      expect(screen.getByText(fault)).toBeInTheDocument();
    }
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(api.calls).toStrictEqual([]);
  });

  it('[G18] a message that could not be sent stays filled in', async () => {
    const { user } = opened(new FakeApi());
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was sent. Please try again.');
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Warm, please.');
  });

  it("shows the server's refusal", async () => {
    const { user } = opened(
      new FakeApi({ 'information/contact_us': () => ({ responsecode: '429', status: 'Too many.' }) }),
    );
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many.');
  });

  it('knows who is logged in, and how else to reach the brand', () => {
    const { host } = opened(undefined, new FakeSession(aWireUser()));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('asha@example.test');
    expect(screen.getByRole('link', { name: '020 7946 0000' })).toHaveAttribute('href', 'tel:02079460000');
    expect(host.heads).toStrictEqual([{ title: 'Contact us · Plate Street' }]);
  });
});
