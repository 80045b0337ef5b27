import { aWireProduct } from '@storefront/contract/testing';
import type { RestaurantItem } from '@storefront/contract';
import { businessAnswers } from '../testing/business-answers';
import { structuredDataIn } from '../testing/page';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const dataOf = async (path: string, answers: ReturnType<typeof businessAnswers>) => {
  const { get } = await aServedPlatform({ answers });
  return structuredDataIn((await get(path)).body);
};

describe('the structured data of a page', () => {
  it('[EDG-2/restaurant] describe the restaurant of the page, with address, rating and the hours of the day', async () => {
    const { Restaurant } = await dataOf('/business/saffron-yard', businessAnswers());
    expect(Restaurant).toStrictEqual({
      '@type': 'Restaurant',
      '@id': 'https://localhost/business/saffron-yard#restaurant',
      name: 'Saffron Yard',
      url: 'https://localhost/business/saffron-yard',
      description: 'Home cooking from Lucknow.',
      image: ['https://localhost/api/pictures/cover'],
      telephone: '02079460000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Hanbury Street',
        addressLocality: 'London',
        postalCode: 'E1 6QR',
        addressCountry: 'GB',
      },
      servesCuisine: ['Indian'],
      currenciesAccepted: 'GBP',
      acceptsReservations: true,
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.6,
        reviewCount: 38,
        bestRating: 5,
        worstRating: 1,
      },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          opens: '12:00',
          closes: '23:00',
          dayOfWeek: 'Saturday',
          validFrom: '2026-11-21',
          validThrough: '2026-11-21',
        },
      ],
      hasMenu: { '@id': 'https://localhost/business/saffron-yard#menu' },
    });
  });

  it('[EDG-2/restaurant] contain no rating when nobody has given one', async () => {
    const answers = businessAnswers({ rating: '', total_review_no: 0 });
    expect((await dataOf('/business/saffron-yard', answers))['Restaurant']).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('[EDG-2/restaurant] list the menu with the prices of the page', async () => {
    const sizes = [
      { product_id: 's-2', product_name: 'Large', product_price: '11.00' },
      { product_id: 's-1', product_name: 'Small', product_price: '9.00' },
    ];
    const { Menu } = await dataOf(
      '/business/saffron-yard',
      businessAnswers({}, [
        aWireProduct(),
        aWireProduct({
          product_name: 'Biryani',
          product_price: '0.00',
          has_subproduct: 'yes',
          sub_product: sizes,
        }),
        aWireProduct({ product_name: 'Naan', product_desc: '', available: 'no' }),
      ]),
    );
    expect(Menu).toStrictEqual({
      '@type': 'Menu',
      '@id': 'https://localhost/business/saffron-yard#menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Dals',
          description: 'Slowly cooked.',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Tarka Dal',
              description: 'Yellow lentils with garlic.',
              offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'GBP' },
            },
            {
              '@type': 'MenuItem',
              name: 'Biryani',
              description: 'Yellow lentils with garlic.',
              offers: {
                '@type': 'AggregateOffer',
                priceCurrency: 'GBP',
                lowPrice: '9.00',
                highPrice: '11.00',
                offerCount: 2,
              },
            },
            {
              '@type': 'MenuItem',
              name: 'Naan',
              offers: {
                '@type': 'Offer',
                price: '6.50',
                priceCurrency: 'GBP',
                availability: 'https://schema.org/OutOfStock',
              },
            },
          ],
        },
      ],
    });
  });

  it('[EDG-2/restaurant] give the hours of the week, closed days and special days when the page shows them', async () => {
    const { Restaurant } = await dataOf('/info?business=saffron-yard', businessAnswers());
    const hours = (opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      opens,
      closes,
    });
    expect(Restaurant?.['openingHoursSpecification']).toStrictEqual([
      { ...hours('12:00', '14:30'), dayOfWeek: 'Monday' },
      { ...hours('17:00', '02:00'), dayOfWeek: 'Monday' },
      { ...hours('00:00', '00:00'), dayOfWeek: 'Tuesday' },
      { ...hours('00:00', '23:59'), dayOfWeek: 'Wednesday' },
    ]);
    expect(Restaurant?.['specialOpeningHoursSpecification']).toStrictEqual([
      { ...hours('00:00', '00:00'), validFrom: '2026-12-25', validThrough: '2026-12-25' },
      { ...hours('10:00', '12:00'), validFrom: '2027-01-05', validThrough: '2027-01-05' },
    ]);
  });

  it('[EDG-2/restaurant] give the reviews that the page shows, and its breadcrumbs', async () => {
    const { Restaurant, BreadcrumbList } = await dataOf('/review?business=saffron-yard', businessAnswers());
    expect(Restaurant?.['review']).toStrictEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ada' },
        datePublished: '2026-11-02',
        reviewRating: { '@type': 'Rating', ratingValue: 4.5, bestRating: 5, worstRating: 1 },
        reviewBody: 'Good dal.',
      },
    ]);
    expect(BreadcrumbList?.['itemListElement']).toStrictEqual([
      { '@type': 'ListItem', position: 1, name: 'Market', item: 'https://localhost/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Saffron Yard',
        item: 'https://localhost/business/saffron-yard',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Reviews',
        item: 'https://localhost/review?business=saffron-yard',
      },
    ]);
  });

  it('[EDG-2/site] describe the site and who runs it on the home page of a marketplace', async () => {
    const { get } = await aServedPlatform();
    expect(structuredDataIn((await get('/')).body)).toStrictEqual({
      WebSite: {
        '@type': 'WebSite',
        '@id': 'https://localhost/#site',
        name: 'Market',
        url: 'https://localhost/',
        description: 'Order from around the corner.',
        inLanguage: 'en-GB',
      },
      Organization: {
        '@type': 'Organization',
        '@id': 'https://localhost/#organization',
        name: 'Market',
        url: 'https://localhost/',
        logo: 'https://localhost/brand/logo.svg',
        email: 'hello@market.example',
      },
    });
  });

  it('[EDG-2/site] list the first restaurants of a place', async () => {
    const restaurant = (index: number) =>
      ({ business_name: `Kitchen ${index}`, business_slug: `kitchen-${index}` }) as RestaurantItem;
    const list = Array.from({ length: 30 }, (_, index) => restaurant(index + 1));
    const { get } = await aServedPlatform({
      answers: { 'search/home': () => ({ responsecode: '200', list, subcatagory: [] }) },
    });
    const { ItemList } = structuredDataIn((await get('/listing?search_by_postcode=E1+6AN')).body);
    expect(ItemList?.['numberOfItems']).toBe(30);
    expect(ItemList?.['itemListElement']).toHaveLength(20);
    expect(ItemList?.['itemListElement']).toContainEqual({
      '@type': 'ListItem',
      position: 20,
      name: 'Kitchen 20',
      url: 'https://localhost/business/kitchen-20',
    });
  });
});
