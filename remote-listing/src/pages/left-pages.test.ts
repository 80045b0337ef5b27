import { FakeApi, fakeHost, leaveWhileLoading, locationAt } from '@storefront/host/testing';
import { cuisinesAnswer } from '../testing/cuisines-answer';
import { answerWith, refusal } from '../testing/open-listing';
import home from './home';
import listing from './listing';

const nearby = { responsecode: '200' as const, list: [{ postcode: 'E2', restaurants: 12 }] };
const location = locationAt('/listing', { query: { search_by_postcode: 'E1 6AN' } });

describe('answers that come after the customer has left', () => {
  it.each([
    ['of a place with restaurants', answerWith({})],
    ['of a place that nobody serves', refusal('204', 'Sorry, no restaurant serves E1 6AN yet.')],
  ])('change nothing on the listing %s', async (_name, answer) => {
    const { heldAnswers, changes } = await leaveWhileLoading(() => {
      const api = new FakeApi({ 'search/home': () => answer, 'search/nearby': () => nearby });
      return { api, model: listing.create(fakeHost({ api }), location) };
    });
    expect(heldAnswers).toBeGreaterThan(0);
    expect(changes).toStrictEqual([]);
  });

  it('change nothing on the home page', async () => {
    const { heldAnswers, changes } = await leaveWhileLoading(() => {
      const api = new FakeApi({ 'search/cuisines': () => cuisinesAnswer });
      return { api, model: home.create(fakeHost({ api }), locationAt('/')) };
    });
    expect(heldAnswers).toBe(1);
    expect(changes).toStrictEqual([]);
  });
});
