import { aCatalogueBusiness, aCategory, aProduct } from '../testing/builders';
import { mapPictures, pictureFields } from './picture-fields';

const business = aCatalogueBusiness({
  business_logo: 'logo.svg',
  business_cover: '',
  menu: [
    aCategory('c-1', [aProduct('p-1')]),
    aCategory('c-2', [
      aProduct('p-2', { product_picture: 'dal.webp', picture_kind: 'illustration' }),
      aProduct('p-3', { product_picture: '' }),
    ]),
  ],
});

describe('the pictures that a business names', () => {
  it('are found with their places; a dish that names none has none', () => {
    expect(pictureFields(business)).toStrictEqual([
      { path: '.business_logo', value: 'logo.svg' },
      { path: '.business_cover', value: '' },
      { path: '.menu[1].product[0].product_picture', value: 'dal.webp' },
      { path: '.menu[1].product[1].product_picture', value: '' },
    ]);
  });

  it('are changed, each at its place, and nothing else is', () => {
    const changed = mapPictures(business, (value, path) => `${path}=${value}`);
    expect(changed).toStrictEqual({
      ...business,
      business_logo: '.business_logo=logo.svg',
      business_cover: '.business_cover=',
      menu: [
        business.menu[0],
        aCategory('c-2', [
          aProduct('p-2', {
            product_picture: '.menu[1].product[0].product_picture=dal.webp',
            picture_kind: 'illustration',
          }),
          aProduct('p-3', { product_picture: '.menu[1].product[1].product_picture=' }),
        ]),
      ],
    });
  });
});
