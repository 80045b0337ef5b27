import { isOk } from '@storefront/contract';
import { aCatalogueOf, anOrderingBusiness, businessId } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const review = (index: number) => ({
  name: `Guest ${index}`,
  review_time: `2026-10-${String(index + 1).padStart(2, '0')}T12:00:00Z`,
  noise: 4,
  service: 5,
  food: 5,
  atmosphere: 4,
  waittime: 4,
  valueformoney: 5,
  review_text: index === 0 ? '' : 'Good.',
});

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const page = (req_page: number, overallreq_data: 'yes' | 'no' = 'no') =>
  api.call('business/review', { business: businessId, req_page, overallreq_data });

describe('reviews', () => {
  it('[API2-16][REV-18][PER-8] come ten a page, newest first, with the summary on request', async () => {
    await api.importCatalogue(
      aCatalogueOf(anOrderingBusiness({ reviews: Array.from({ length: 12 }, (_, index) => review(index)) })),
    );
    const first = await page(0, 'yes');
    expect(first).toMatchObject({
      more_review_status: 'yes',
      overall_rating_text: 'Excellent',
      avg_service_rating: '5.0',
      avg_noise_rating: '4.0',
      total_review_no: 12,
    });
    if (!isOk(first)) throw new Error('no reviews');
    expect(first.user_review).toHaveLength(10);
    expect(first.user_review[0]).toStrictEqual({
      name: 'Guest 11',
      review_time: '2026-10-12T12:00:00.000Z',
      user_avg_rating: '4.5',
      review_text: 'Good.',
    });
    const second = await page(1);
    expect(second).toMatchObject({ more_review_status: 'no' });
    expect(second).not.toHaveProperty('overall_rating');
  });

  it('are answered in both fields with a sentence, the business’s name and a count of 0 when there are none', async () => {
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ reviews: [] })));
    expect(await page(0, 'yes')).toStrictEqual({
      responsecode: '204',
      status: 'There are no reviews yet.',
      err_msg: 'There are no reviews yet.',
      bs_name: 'Saffron Yard',
      total_review_no: 0,
    });
  });
});
