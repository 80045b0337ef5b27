import type { Discount, FreeDishGroup, MenuCategory, StoredValues } from '@storefront/contract';
import type { PublicBrand } from '@storefront/contract';
import { fakeHost, locationAt, FakeApi, FakeStorage } from '@storefront/host/testing';
import { BusinessPageModel } from '../stores/business-page-model';
import { wireDeliveryAnswer, wireDetailsAnswer, wireDiscountAnswer, wireMenu, wireMenuAnswer } from './wire';

type Stored = Partial<StoredValues>;

/** The business, storage and answers of a test; everything has a default. */
export interface PageSetting {
  readonly info?: Parameters<typeof wireDetailsAnswer>[0];
  readonly details?: Parameters<typeof wireDetailsAnswer>[1];
  readonly menu?: MenuCategory[];
  readonly freeDishes?: { readonly amount?: FreeDishGroup[]; readonly group?: FreeDishGroup[] };
  readonly discounts?: { readonly delivery?: Discount[]; readonly pickup?: Discount[] };
  /** What the browser has stored already. */
  readonly stored?: Stored;
  readonly storage?: FakeStorage;
  readonly query?: Readonly<Record<string, string>>;
  readonly brand?: PublicBrand;
  /** The slug in the address. */
  readonly slug?: string;
  /** Leaves the request for the menu without an answer. */
  readonly isMenuUnreachable?: boolean;
  /** Miles to the searched postcode. */
  readonly distance?: number;
  /** The ids of the dishes that are ordered most. */
  readonly popular?: string[];
}

const keep = (storage: FakeStorage, stored: Stored) => {
  for (const key of Object.keys(stored) as (keyof Stored)[])
    storage.writeRaw(key, JSON.stringify(stored[key]));
};

/** Makes the business page's model over a fake Host, whose API answers as the setting says. */
export function businessPage(setting: PageSetting = {}) {
  const storage = setting.storage ?? new FakeStorage();
  keep(storage, setting.stored ?? {});
  const api = new FakeApi({
    'business/details': () => wireDetailsAnswer(setting.info, setting.details),
    'business/menu': () => ({
      ...wireMenuAnswer(setting.menu ?? wireMenu, setting.freeDishes?.amount, setting.freeDishes?.group),
      ...(setting.popular !== undefined && { popular: setting.popular }),
    }),
    'business/discount': () =>
      wireDiscountAnswer(setting.discounts?.delivery ?? [], setting.discounts?.pickup ?? []),
    'business/delivery_status_check': ({ zipcode }) =>
      zipcode === 'E1 6AN'
        ? { ...wireDeliveryAnswer(), ...(setting.distance !== undefined && { distance: setting.distance }) }
        : { responsecode: '201', status: `Sorry, we do not deliver to ${zipcode}.` },
  });
  if (setting.isMenuUnreachable) api.answer('business/menu', undefined);
  const slug = setting.slug ?? 'saffron-yard';
  const host = fakeHost({ api, storage, ...(setting.brand ? { brand: setting.brand } : {}) });
  const location = locationAt(`/business/${slug}`, { params: { slug }, query: setting.query ?? {} });
  return { host, location, model: new BusinessPageModel(host, location) };
}

/** Makes the same page, loads and starts it. */
export async function openBusinessPage(setting: PageSetting = {}) {
  const page = businessPage(setting);
  await page.model.load();
  page.model.start();
  await settle();
  return page;
}

/** Waits until every pending answer has arrived. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
