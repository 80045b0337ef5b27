import { londonMoment, parsePostcode } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import { unknownRestaurant } from '../answers';
import { call } from '../call';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { ApiModule } from '../api-module';
import { popularDishes } from '../orders/popular-dishes-repository';
import { PreparedAnswer } from '../prepared-answer';
import { copy } from './copy';
import { presentDetails } from './present-details';
import { presentInformation } from './present-information';
import { presentFreeDishes, presentMenu, presentPopular } from './present-menu';
import { presentSeo } from './present-seo';
import { shownWaiver } from './waiver';

const minute = 60_000;

/** The calls about a business, its menu and its metadata. */
export const businessRoutes: ApiModule = (
  registry,
  { shownCatalogue: catalogue, clock, config, database },
) => {
  const details = catalogue.derived<Promise<PreparedAnswer<OkAnswer<'business/details'>>>>(2_000);
  const menus = catalogue.derived<Promise<PreparedAnswer<OkAnswer<'business/menu'>> | undefined>>(300);

  call(registry, 'business/details', async ({ slug, zipcode }, { brand }) => {
    const business = await catalogue.businessBySlug(slug);
    if (!business) return unknownRestaurant();
    const elsewhere = addressServing(business, zipcode);
    if (elsewhere) {
      const { business_name } = business.profile;
      const status = copy.servedElsewhere(business_name, elsewhere.postcode);
      return { responsecode: '201', status, postcode_url: elsewhere.url };
    }
    // Opening hours are in whole minutes, so the answer is the same within a minute.
    const now = Math.floor(clock.now().getTime() / minute) * minute;
    const id = business.profile.business_id;
    return details.get(JSON.stringify([id, now, brand.paymentModes]), async () => {
      const categories = (await catalogue.menuOf(id)) ?? [];
      return new PreparedAnswer(presentDetails(business, categories, now, config, brand));
    });
  });

  call(registry, 'business/menu', async ({ business: id }) => {
    const { date: today, minute: minuteOfDay } = londonMoment(clock.now().getTime());
    // What is popular may be some minutes old.
    const part = Math.floor(minuteOfDay / 5);
    const menu = await menus.get(JSON.stringify([id, today, part]), async () => {
      const [business, categories] = await Promise.all([catalogue.businessById(id), catalogue.menuOf(id)]);
      if (!business || !categories) return undefined;
      const popular = presentPopular(categories, await popularDishes(database, id, clock.now()));
      return new PreparedAnswer({
        responsecode: '200',
        menu: presentMenu(business.profile, categories, today, config),
        dishes: presentFreeDishes(business.profile),
        ...(popular.length > 0 && { popular }),
        discount_delivery_charge_waiver: shownWaiver(business.profile),
      });
    });
    return menu ?? unknownRestaurant();
  });

  call(registry, 'business/info', async ({ business: id }) => {
    const business = await catalogue.businessById(id);
    if (!business) return unknownRestaurant();
    return presentInformation(business, londonMoment(clock.now().getTime()).date);
  });

  call(registry, 'information/business_meta_details', async ({ slug }) => {
    const business = await catalogue.businessBySlug(slug);
    if (!business) return unknownRestaurant();
    const { title, keywords, description, banner_url } = presentSeo(business.profile, config);
    return {
      responsecode: '200',
      bm_title: title,
      bm_keywords: keywords,
      bm_description: description,
      business_banner_url: banner_url,
    };
  });
};

/** The other address of the business from which it serves a postcode, if that is so (D47). */
function addressServing({ profile: { postcode_urls = [] } }: BusinessRecord, zipcode: string) {
  const postcode = parsePostcode(zipcode);
  if (postcode?.kind !== 'full') return undefined;
  const served = postcode_urls.find(({ sector }) => sector === postcode.sector);
  return served === undefined ? undefined : { url: served.url, postcode: postcode.text };
}
