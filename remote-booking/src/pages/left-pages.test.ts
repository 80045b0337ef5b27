import { fakeHost, leaveWhileLoading } from '@storefront/host/testing';
import { pageApi, pageLocation } from '../testing/page-api';
import booking from './booking';
import bookingComplete from './booking-complete';
import info from './info';
import review from './review';
import writeReview from './write-review';

const pages = { booking, bookingComplete, info, review, writeReview };

describe('answers that come after the customer has left', () => {
  it.each(Object.entries(pages))('change nothing on the page %s', async (_name, page) => {
    const { heldAnswers, changes } = await leaveWhileLoading(() => {
      const api = pageApi();
      return { api, model: page.create(fakeHost({ api }), pageLocation) };
    });
    expect(heldAnswers).toBeGreaterThan(0);
    expect(changes).toStrictEqual([]);
  });
});
