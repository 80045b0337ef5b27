import { aWireBusiness, aWireProduct } from '@storefront/contract/testing';
import type { Answer, OkAnswer } from '@storefront/contract';

/** The API's answers for the page of a restaurant. */
export function businessAnswers(info: Parameters<typeof aWireBusiness>[0] = {}, products = [aWireProduct()]) {
  const details: OkAnswer<'business/details'> = {
    responsecode: '200',
    ...aWireBusiness({ business_cover: '/api/pictures/cover', ...info }),
    menucategory: [],
  };
  const menu: OkAnswer<'business/menu'> = {
    responsecode: '200',
    menu: [
      {
        menucategory_id: 'c-1',
        menucategory_name: 'Dals',
        menucategory_desc: 'Slowly cooked.',
        product: products,
      },
    ],
    dishes: { amount: [], group: [] },
    discount_delivery_charge_waiver: '25.00',
  };
  const metadata: OkAnswer<'information/business_meta_details'> = {
    responsecode: '200',
    bm_title: 'Saffron Yard, Brick Lane',
    bm_keywords: 'biryani, naan',
    bm_description: 'Order from Saffron Yard.',
    business_banner_url: '',
  };
  const week: OkAnswer<'business/info'> = {
    responsecode: '200',
    bs_name: 'Saffron Yard',
    bs_details: 'Home cooking from Lucknow.',
    bs_opening_schedule: [
      { day: 'Monday', opening_time_schedule_lable: '12:00 - 14:30, 17:00 - 02:00' },
      { day: 'Tuesday', opening_time_schedule_lable: 'Closed' },
      { day: 'Wednesday', opening_time_schedule_lable: '00:00 - 00:00' },
    ],
    bs_special_openclose_schedule: [
      { date: '25 December 2026', opening_time_schedule_lable: 'Closed' },
      { date: '5 January 2027', opening_time_schedule_lable: '10:00 - 12:00' },
    ],
    bs_delivery_sectors: ['e16'],
  };
  const review: Answer<'business/review'> = {
    responsecode: '200',
    more_review_status: 'no',
    user_review: [
      {
        name: 'Ada',
        review_time: '2026-11-02T18:30:00.000Z',
        user_avg_rating: '4.5',
        review_text: 'Good dal.',
      },
    ],
  };
  return {
    'business/details': () => details,
    'information/business_meta_details': () => metadata,
    'business/menu': () => menu,
    'business/info': () => week,
    'business/review': () => review,
  };
}
