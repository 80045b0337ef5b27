import type { CatalogueCategory } from './format';

/** The parts of a business that name pictures. */
interface Pictured {
  readonly business_logo: string;
  readonly business_cover: string;
  readonly menu: readonly CatalogueCategory[];
}

interface PictureField {
  /** Where in the business it stands, such as `.menu[0].product[2].product_picture`. */
  readonly path: string;
  /** What it names: a stored picture, a source of one, or ''. */
  readonly value: string;
}

/** Every field of a business that names a picture; a dish without one has none. */
export function pictureFields(business: Pictured): PictureField[] {
  const fields: PictureField[] = [];
  mapPictures(business, (value, path) => {
    fields.push({ path, value });
    return value;
  });
  return fields;
}

/** The business with every picture that it names changed. */
export function mapPictures<Business extends Pictured>(
  business: Business,
  change: (value: string, path: string) => string,
): Omit<Business, keyof Pictured> & {
  business_logo: string;
  business_cover: string;
  menu: CatalogueCategory[];
} {
  return {
    ...business,
    business_logo: change(business.business_logo, '.business_logo'),
    business_cover: change(business.business_cover, '.business_cover'),
    menu: business.menu.map((category, index) => ({
      ...category,
      product: category.product.map(({ product_picture: picture, ...dish }, at) => ({
        ...dish,
        ...(picture !== undefined && {
          product_picture: change(picture, `.menu[${index}].product[${at}].product_picture`),
        }),
      })),
    })),
  };
}
