import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@storefront/contract';
import { fakeHost } from '@storefront/host/testing';
import { pageApi, pageLocation } from '../testing/page-api';
import { wireDetails, wireReviews, wireSummary } from '../testing/wire';
import reviewsTab from '../widgets/reviews-tab';
import review from './review';

const open = async (api = pageApi()) => {
  const host = fakeHost({ api });
  const model = review.create(host, pageLocation);
  await model.load();
  model.start?.();
  const view = render(<review.Component model={model} />);
  return { host, view, user: userEvent.setup() };
};

const items = () => screen.getAllByRole('heading', { level: 3 });
const more = () => screen.queryByRole('button', { name: 'Load More' });
const answering = (answer: Answer<'business/review'>) => {
  const api = pageApi();
  api.answer('business/review', () => answer);
  return api;
};

describe('the reviews page', () => {
  it('[REV-1] has the banner of the business', async () => {
    const api = pageApi();
    api.answer('business/details', () => wireDetails({ business_logo: '/api/pictures/logo' }));
    const { view } = await open(api);
    const banner = within(view.container.querySelector('header') as HTMLElement);
    expect(banner.getByRole('heading', { level: 1 })).toHaveTextContent('Saffron Yard');
    expect(banner.getByText('12 Hanbury Street, Spitalfields, London')).toBeInTheDocument();
    expect(banner.getByRole('list', { name: 'Cuisines' })).toHaveTextContent('IndianVegan');
    expect(banner.getByRole('img', { name: 'Logo of Saffron Yard' })).toBeInTheDocument();
  });

  it('[REV-2][REV-3][REV-4] has an Overall block with quality, service and value', async () => {
    await open();
    const overall = screen.getByRole('region', { name: 'Overall' });
    expect(overall).toHaveTextContent('4.4 out of 5');
    expect(overall).toHaveTextContent('Excellent');
    expect(
      within(overall)
        .getAllByText(/out of 5 stars/)
        .map(({ textContent }) => textContent),
    ).toStrictEqual(['4.1 out of 5 stars', '4.2 out of 5 stars', '4.3 out of 5 stars']);
    expect(
      within(overall)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toStrictEqual(['Quality', 'Service', 'Value for money']);
  });

  it('[REV-5][REV-6] says who writes reviews, and links to the form of a review', async () => {
    await open();
    expect(
      screen.getByText('All reviews are written by users who booked and ate at Saffron Yard.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write Review' })).toHaveAttribute(
      'href',
      '/information/feedback/saffron-yard',
    );
  });

  it.each([
    [2, '2 reviews of Saffron Yard'],
    [1, '1 review of Saffron Yard'],
    [0, '0 review of Saffron Yard'],
  ])('[REV-7][REV-8] shows the count line of %d reviews', async (total, line) => {
    await open(answering(wireReviews(1, 'no', { ...wireSummary, total_review_no: total })));
    expect(screen.getByRole('heading', { name: line })).toBeInTheDocument();
  });

  it('[REV-9][REV-10] shows name, time and stars of a review, and its text if it has one', async () => {
    await open(answering(wireReviews(2, 'no', wireSummary)));
    const [first, second] = items().map((heading) => heading.closest('li') as HTMLElement);
    expect(first).toHaveTextContent('Guest 1');
    expect(first).toHaveTextContent('2 October 2026');
    expect(first).toHaveTextContent('4.5 out of 5 stars');
    expect(first?.querySelector('blockquote')).toHaveTextContent('The best dal in London.');
    expect(second?.querySelector('blockquote')).toBeNull();
  });

  it('[REV-11][REV-16][REV-17][REV-18][REV-19] Load More appends the next page, and disappears after the last one', async () => {
    const { host, user } = await open();
    expect(items()).toHaveLength(10);
    await user.click(more() as HTMLElement);
    await waitFor(() => expect(items()).toHaveLength(13));
    expect(more()).toBeNull();
    expect(host.api.bodies('business/review')).toStrictEqual([
      { business: 'b-101', req_page: 0, overallreq_data: 'yes' },
      { business: 'b-101', req_page: 1, overallreq_data: 'no' },
    ]);
    expect(screen.getByRole('region', { name: 'Overall' })).toBeInTheDocument();
  });

  it('[REV-11][REV-12] shows a loader instead of Load More while reviews are loading', async () => {
    const { host, user } = await open();
    host.api.answer('business/review', () => new Promise(() => undefined));
    await user.click(more() as HTMLElement);
    expect(screen.getByRole('status')).toHaveTextContent('Loading reviews');
    expect(more()).toBeNull();
  });

  it('[REV-13][REV-20] shows the server’s err_msg when there are no reviews', async () => {
    await open(answering({ responsecode: '204', status: 'None.', err_msg: 'No reviews yet.' }));
    expect(screen.getByText('No reviews yet.')).toBeInTheDocument();
    expect(more()).toBeNull();
  });

  it('[REV-8][REV-13] without reviews shows the count line, an Overall block without a figure, and what to do', async () => {
    const status = 'There are no reviews yet.';
    await open(
      answering({
        responsecode: '204',
        status,
        err_msg: status,
        bs_name: 'Saffron Yard',
        total_review_no: 0,
      }),
    );
    expect(screen.getByRole('heading', { name: '0 review of Saffron Yard' })).toBeInTheDocument();
    const overall = screen.getByRole('region', { name: 'Overall' });
    expect(overall).toHaveTextContent('OverallNo rating yetQuality–Service–Value for money–');
    expect(screen.getByRole('heading', { name: status })).toBeInTheDocument();
    expect(screen.getByText('Order here or book a table, and yours can be the first.')).toBeInTheDocument();
  });

  it('[REV-13][REV-21] shows Some error for any other code', async () => {
    await open(answering({ responsecode: '500', status: 'A fault.' }));
    expect(screen.getByText('Some error')).toBeInTheDocument();
  });

  it('keeps the loaded reviews when the server cannot be reached, and asks for the same page again', async () => {
    const { host, user } = await open();
    host.api.answer('business/review', undefined);
    await user.click(more() as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('The reviews did not load');
    expect(items()).toHaveLength(10);
    host.api.answer('business/review', () => wireReviews(3, 'no'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(items()).toHaveLength(13));
    expect(host.api.bodies('business/review').map(({ req_page }) => req_page)).toStrictEqual([0, 1, 1]);
  });

  it('[REV-14] opens Sorry!! with Close at a closed business', async () => {
    const api = pageApi();
    api.answer('business/details', () =>
      wireDetails({ pickup_order_possible: 'no', delivery_order_possible: 'no' }),
    );
    const { user } = await open(api);
    const popup = screen.getByRole('alertdialog', { name: 'Sorry!!' });
    expect(popup).toHaveTextContent(
      "The restaurant is closed at the moment. You'll be able to preorder before the next opening hours. Please try again later.",
    );
    await user.click(within(popup).getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('[PER-8] needs no session', async () => {
    const { host } = await open();
    expect(host.session.requests).toStrictEqual([]);
  });
});

describe('the reviews tab', () => {
  it('[INF-5][REV-15] loads by business/review when it is first opened, and only once', async () => {
    const host = fakeHost({ api: pageApi() });
    const model = reviewsTab.create(host, { businessId: 'b-101', slug: 'saffron-yard' });
    expect(host.api.calls).toStrictEqual([]);
    await model.load();
    await model.load();
    expect(host.api.calls).toStrictEqual([
      { name: 'business/review', body: { business: 'b-101', req_page: 0, overallreq_data: 'yes' } },
    ]);
    render(<reviewsTab.Component model={model} />);
    expect(screen.getByRole('heading', { name: '38 reviews of Saffron Yard' })).toBeInTheDocument();
  });
});
