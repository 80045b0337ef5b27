import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHost, locationAt } from '@storefront/host/testing';
import { pageApi } from '../testing/page-api';
import writeReview from './write-review';

const open = async (query: Record<string, string> = {}) => {
  const host = fakeHost({ api: pageApi() });
  const model = writeReview.create(
    host,
    locationAt('/information/feedback/saffron-yard', { params: { slug: 'saffron-yard' }, query }),
  );
  await model.load();
  model.start?.();
  render(<writeReview.Component model={model} />);
  return { host, user: userEvent.setup() };
};

const send = () => screen.getByRole('button', { name: 'Send review' });
const rateAll = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const thing of ['Food', 'Service', 'Quality', 'Atmosphere', 'Waiting time', 'Value for money']) {
    const group = screen.getByRole('group', { name: thing });
    await user.click(within(group).getByRole('radio', { name: '4 stars' }));
  }
};

describe('writing a review', () => {
  it('[REV-22] needs stars, a name and the key, and says what is missing', async () => {
    const { host, user } = await open();
    await user.click(send());
    expect(screen.getAllByText('Choose one to five stars')).toHaveLength(6);
    expect(screen.getByText('Name required')).toBeInTheDocument();
    expect(screen.getByText('Link to your order or booking required')).toBeInTheDocument();
    expect(host.api.bodies('business/feedback')).toStrictEqual([]);
  });

  it('[REV-22] sends the key of the link with the review, and thanks the customer', async () => {
    const { host, user } = await open({ key: 'k7Zq' });
    expect(screen.queryByRole('textbox', { name: /^Link to your order/ })).toBeNull();
    await rateAll(user);
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada');
    await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Lovely.');
    await user.click(send());
    expect(await screen.findByText('Thank you!')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(host.api.bodies('business/feedback')).toStrictEqual([
      expect.objectContaining({ slug: 'saffron-yard', key: 'k7Zq', name: 'Ada', food: 4, noise: 4 }),
    ]);
    expect(screen.getByRole('link', { name: 'Read all reviews' })).toHaveAttribute(
      'href',
      '/review?business=saffron-yard',
    );
  });

  it('[ORC-6] begins with the stars that were pressed on the page of the order, and each can be changed', async () => {
    const { host, user } = await open({ key: 'k7Zq', stars: '4' });
    const service = screen.getByRole('group', { name: 'Service' });
    await user.click(within(service).getByRole('radio', { name: '2 stars' }));
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada');
    await user.click(send());
    expect(host.api.bodies('business/feedback')).toStrictEqual([
      expect.objectContaining({ food: 4, service: 2 }),
    ]);
  });

  it.each(['6', '0', '4.5', 'many'])('begins without stars where the address says %s', async (stars) => {
    await open({ key: 'k7Zq', stars });
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it.each([
    'https://plate-street.test/order-complete?v=k7Zq',
    'https://plate-street.test/booking-complete?from=mail&v=k7Zq#top',
    '/information/feedback/saffron-yard?key=k7Zq',
    ' k7Zq ',
  ])('[REV-22] takes the key out of the pasted link %s', async (pasted) => {
    const { host, user } = await open();
    await rateAll(user);
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada');
    await user.type(screen.getByRole('textbox', { name: /^Link to your order/ }), pasted);
    await user.click(send());
    expect(host.api.bodies('business/feedback')).toStrictEqual([expect.objectContaining({ key: 'k7Zq' })]);
  });

  it('[REV-23] shows why a review was refused and keeps what was typed', async () => {
    const { host, user } = await open({ key: 'k7Zq' });
    host.api.answer('business/feedback', () => ({
      responsecode: '201',
      status: 'You have reviewed this booking already.',
    }));
    await rateAll(user);
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('You have reviewed this booking already.');
    expect(screen.getByRole('textbox', { name: /Your name/ })).toHaveValue('Ada');
  });
});
