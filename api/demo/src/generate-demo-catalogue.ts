import type { CatalogueBusiness, CatalogueFile } from 'api/catalogue-format';
import { businessOf } from './business/business';
import { saffronYard } from './business/saffron-yard';
import { subcategories } from './menus/subcategories';
import { readPictures, withDishPictures } from './pictures/dish-pictures';
import { allPremises } from './places/premises';

export interface DemoCatalogue {
  catalogue: CatalogueFile;
  /** The pictures of businesses by the path under which the catalogue names them. */
  pictures: Map<string, Uint8Array>;
}

/** Makes the demo catalogue and its pictures; the same on every machine and in every run. */
export function generateDemoCatalogue(): DemoCatalogue {
  const counts = new Map<string, number>();
  const windows = new Map<string, Set<string>>();
  const businesses = allPremises().map((premises, index) => {
    const cuisineIndex = counts.get(premises.cuisine) ?? 0;
    counts.set(premises.cuisine, cuisineIndex + 1);
    const neighbours = windows.get(premises.district.code) ?? new Set<string>();
    windows.set(premises.district.code, neighbours);
    const business = businessOf(premises, { index, cuisineIndex, neighbours });
    neighbours.add(business.business_cover);
    const own = business.business_slug === 'saffron-yard' ? saffronYard(business) : business;
    return { ...own, menu: withDishPictures(premises.cuisine, own.menu) };
  });
  return {
    catalogue: { format: 'storefront-catalogue/1', subcategories: subcategories(), businesses },
    pictures: picturesNamedBy(businesses),
  };
}

function picturesNamedBy(businesses: readonly CatalogueBusiness[]): Map<string, Uint8Array> {
  const named = new Set(
    businesses.flatMap(({ business_cover, menu }) => [
      business_cover,
      ...menu.flatMap(({ product }) => product.map((dish) => dish.product_picture ?? '')),
    ]),
  );
  return new Map([...readPictures()].filter(([path]) => named.has(path)));
}
