import { parsePostcode } from '@storefront/contract';
import type { CatalogueBusiness, CatalogueFile, Hours } from '../format';
import { reportBelow, createUniqueness } from './fault';
import type { Report } from './fault';
import { isDate } from './is-date';
import { checkMenu, productIds } from './menu-checks';
import { checkOffers } from './offer-checks';
import { checkPictureSource } from './picture-source-check';

/** Checks what the file's schema cannot: uniqueness, and that references lead somewhere. */
export function checkBusinesses({ subcategories, businesses }: CatalogueFile, report: Report) {
  const cuisineOnce = createUniqueness('a subcategory id');
  subcategories.forEach(({ id }, index) => cuisineOnce(id, `.subcategories[${index}].id`, report));
  const cuisines = new Set(subcategories.map(({ id }) => id));

  const idOnce = createUniqueness('a business_id');
  const slugOnce = createUniqueness('a business_slug');
  businesses.forEach((business, index) => {
    const here = reportBelow(report, `.businesses[${index}]`);
    idOnce(business.business_id, '.business_id', here);
    slugOnce(business.business_slug, '.business_slug', here);
    business.subcategory.forEach((id, place) => {
      if (!cuisines.has(id))
        here(`.subcategory[${place}]`, `the id of a subcategory of this file, not "${id}"`);
    });
    checkBusiness(business, here);
  });
}

function checkBusiness(business: CatalogueBusiness, report: Report) {
  if (parsePostcode(business.postcode)?.kind !== 'full')
    report('.postcode', 'a whole UK postcode, such as "E1 6AN"');
  if (business.business_email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(business.business_email)) {
    report('.business_email', 'an e-mail address, or ""');
  }
  checkPictureSource(business.business_logo, '.business_logo', report);
  checkPictureSource(business.business_cover, '.business_cover', report);
  if (business.webhook_url !== undefined) checkWebhook(business.webhook_url, report);

  checkHours(business, report);
  checkSectors(business, report);
  checkBooking(business, report);
  checkPercentages(business, report);
  for (const use of ['order', 'booking'] as const) {
    const once = createUniqueness('a value');
    business.payment_permission[use].forEach(({ value }, index) =>
      once(value, `.payment_permission.${use}[${index}].value`, report),
    );
  }
  business.reviews.forEach(({ review_time }, index) => {
    if (Number.isNaN(Date.parse(review_time)))
      report(`.reviews[${index}].review_time`, 'an ISO date-time that exists');
  });
  checkMenu(business.menu, report);
  checkOffers(business, productIds(business.menu), report);
}

function checkHours({ opening, special_days }: CatalogueBusiness, report: Report) {
  for (const [day, hours] of Object.entries(opening)) checkPeriods(hours, `.opening.${day}`, report);
  const once = createUniqueness('a date');
  special_days.forEach(({ date, hours }, index) => {
    once(date, `.special_days[${index}].date`, report);
    if (!isDate(date)) report(`.special_days[${index}].date`, 'a date that exists');
    checkPeriods(hours, `.special_days[${index}].hours`, report);
  });
}

function checkPeriods(hours: Hours, place: string, report: Report) {
  const periods = hours.map(([from, to], index) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    return { index, start, end: end > start ? end : end + 24 * 60 };
  });
  periods.sort((one, other) => one.start - other.start);
  periods.forEach(({ index, start }, order) => {
    const before = periods[order - 1];
    if (before && start < before.end)
      report(`${place}[${index}]`, 'a period that overlaps no other of the day');
  });
}

function checkSectors({ delivery, postcode_urls = [] }: CatalogueBusiness, report: Report) {
  const once = createUniqueness('a sector');
  delivery.sectors.forEach(({ sector }, index) => once(sector, `.delivery.sectors[${index}].sector`, report));
  const onceAgain = createUniqueness('a sector');
  postcode_urls.forEach(({ sector, url }, index) => {
    onceAgain(sector, `.postcode_urls[${index}].sector`, report);
    if (!/^\/(?!\/)/.test(url)) checkWebAddress(url, `.postcode_urls[${index}].url`, report);
  });
}

function checkBooking({ booking }: CatalogueBusiness, report: Report) {
  if (!booking) return;
  if (booking.min_person > booking.max_person) {
    report('.booking.max_person', `a number not below min_person, ${booking.min_person}`);
  }
}

function checkPercentages({ service_charge: charge, booking }: CatalogueBusiness, report: Report) {
  const most = (rate: string, place: string) => {
    if (Number(rate) > 100) report(place, 'a percentage of at most 100');
  };
  if (charge.service_charge_type === 'percentage')
    most(charge.service_charge, '.service_charge.service_charge');
  if (charge.baggage_charge_type === 'percentage')
    most(charge.baggage_charge, '.service_charge.baggage_charge');
  if (booking?.service_charge_type === 'percentage') most(booking.service_charge, '.booking.service_charge');
}

function checkWebAddress(address: string, place: string, report: Report) {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    report(place, 'a web address beginning with https://');
}

/** Orders are posted by https. Http is allowed to this machine, for developing a receiver. */
function checkWebhook(address: string, report: Report) {
  const isHere = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(address);
  if (!URL.canParse(address) || !(isHere || address.startsWith('https://')))
    report('.webhook_url', 'a web address beginning with https://');
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
