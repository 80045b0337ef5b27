import type { BreadcrumbList, ItemList, Thing } from 'schema-dts';
import { answerTo } from './answer-to';
import { menuId, menuJson } from './menu-data';
import type { HeadSource } from './head-source';
import { restaurantData } from './restaurant-data';
import { organization, webSite } from './site-data';

// Search engines show only a few; all of them would make a long page longer.
const maxListed = 20;

/** The data that the page shows, as JSON-LD in the terms of schema.org, or `''` (EDG-2). */
export function structuredData(source: HeadSource, canonical: string): string {
  const { brand, origin, match, data } = source;
  const name = match.kind === 'page' ? match.route.name : undefined;
  const isSingle = brand.business !== null;
  const things: Thing[] = [];
  if (name === 'home' || (name === 'business' && isSingle)) things.push(webSite(brand, origin));
  if (name === 'home') things.push(organization(brand, origin));

  const details = answerTo(data, 'business/details');
  const menu = answerTo(data, 'business/menu')?.menu;
  const home = isSingle ? `${origin}/` : `${origin}/business/${details?.info.business_slug}`;
  if (details !== undefined)
    things.push(restaurantData({ ...source, details, home, hasMenu: menu !== undefined }));

  const restaurants = answerTo(data, 'search/home')?.list ?? [];
  if (restaurants.length > 0) {
    things.push({
      '@type': 'ItemList',
      numberOfItems: restaurants.length,
      itemListElement: restaurants
        .slice(0, maxListed)
        .map(({ business_name, business_slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: business_name,
          url: `${origin}/business/${business_slug}`,
        })),
    } satisfies ItemList);
  }

  const trail = trailTo(source, canonical, home);
  if (trail.length > 1) things.push(breadcrumbs(trail));

  const nodes = things.map((thing) => JSON.stringify(thing));
  if (menu !== undefined && details !== undefined) nodes.push(menuJson(menu, menuId(home)));
  return nodes.length === 0 ? '' : `{"@context":"https://schema.org","@graph":[${nodes.join(',')}]}`;
}

interface Step {
  readonly name: string;
  readonly url: string;
}

const partsOfBusiness: Readonly<Record<string, string>> = {
  'business-booking': 'Book a table',
  booking: 'Book a table',
  info: 'Information',
  review: 'Reviews',
};

/** The breadcrumbs from the home page to this one. */
function trailTo({ brand, origin, match, data }: HeadSource, canonical: string, home: string): Step[] {
  if (match.kind !== 'page') return [];
  const start: Step = { name: brand.name, url: `${origin}/` };
  const details = answerTo(data, 'business/details')?.info;
  const part = partsOfBusiness[match.route.name];
  if (details !== undefined) {
    const business = brand.business === null ? [{ name: details.business_name, url: home }] : [];
    return [start, ...business, ...(part === undefined ? [] : [{ name: part, url: canonical }])];
  }
  const text = answerTo(data, 'information/page');
  if (text === undefined) return [];
  return [start, { name: 'Information', url: `${origin}/information` }, { name: text.title, url: canonical }];
}

function breadcrumbs(trail: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
