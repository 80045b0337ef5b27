import { parsePostcode } from '@storefront/contract';
import type { CatalogueBusiness, CatalogueFile, Hours } from '../../catalogue/format';
import { reportBelow, createUniqueness } from './fault';
import type { Report } from './fault';
import { isDate } from './is-date';
import { checkMenu, productIds } from './menu-checks';
import { checkOffers } from './offer-checks';
import { pictureFields } from '../../catalogue/picture-fields';
import { checkPictureSource } from './picture-source-check';

/** Checks what the file's schema cannot: uniqueness, and that references lead somewhere. */
export function checkBusinesses({ subcategories, businesses }: CatalogueFile, report: Report) {
  const cuisineOnce = createUniqueness('a subcategory id');
  subcategories.forEach(({ id }, index) => cuisineOnce(id, `.subcategories[${index}].id`, report));
  const cuisines = new Set(subcategories.map(({ id }) => id));

  const idOnce = createUniqueness('a business_id');
  const slugOnce = createUniqueness('a business_slug');
  businesses.forEach((business, index) => {
    const reportBusiness = reportBelow(report, `.businesses[${index}]`);
    idOnce(business.business_id, '.business_id', reportBusiness);
    slugOnce(business.business_slug, '.business_slug', reportBusiness);
    business.subcategory.forEach((id, index) => {
      if (!cuisines.has(id))
        reportBusiness(`.subcategory[${index}]`, `the id of a subcategory of this file, not "${id}"`);
    });
    checkBusiness(business, reportBusiness);
  });
}

function checkBusiness(business: CatalogueBusiness, report: Report) {
  if (parsePostcode(business.postcode)?.kind !== 'full')
    report('.postcode', 'a whole UK postcode, such as "E1 6AN"');
  if (business.business_email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(business.business_email)) {
    report('.business_email', 'an e-mail address, or ""');
  }
  if ((business.latitude === undefined) !== (business.longitude === undefined)) {
    report(
      business.latitude === undefined ? '.latitude' : '.longitude',
      'both latitude and longitude, or neither',
    );
  }
  for (const { value, path } of pictureFields(business)) checkPictureSource(value, path, report);
  if (business.webhook_url !== undefined) checkWebhook(business.webhook_url, report);

  checkHours(business, report);
  checkSectors(business, report);
  checkBooking(business, report);
  checkPercentages(business, report);
  for (const use of ['order', 'booking'] as const) {
    const checkUnique = createUniqueness('a value');
    business.payment_permission[use].forEach(({ value }, index) =>
      checkUnique(value, `.payment_permission.${use}[${index}].value`, report),
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
  const checkUnique = createUniqueness('a date');
  special_days.forEach(({ date, hours }, index) => {
    checkUnique(date, `.special_days[${index}].date`, report);
    if (!isDate(date)) report(`.special_days[${index}].date`, 'a date that exists');
    checkPeriods(hours, `.special_days[${index}].hours`, report);
  });
}

function checkPeriods(hours: Hours, path: string, report: Report) {
  const periods = hours.map(([from, to], index) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    return { index, start, end: end > start ? end : end + 24 * 60 };
  });
  periods.sort((one, other) => one.start - other.start);
  periods.forEach(({ index, start }, order) => {
    const previous = periods[order - 1];
    if (previous && start < previous.end)
      report(`${path}[${index}]`, 'a period that overlaps no other of the day');
  });
}

function checkSectors({ delivery, postcode_urls = [] }: CatalogueBusiness, report: Report) {
  const checkSector = createUniqueness('a sector');
  delivery.sectors.forEach(({ sector }, index) =>
    checkSector(sector, `.delivery.sectors[${index}].sector`, report),
  );
  const checkUrlSector = createUniqueness('a sector');
  postcode_urls.forEach(({ sector, url }, index) => {
    checkUrlSector(sector, `.postcode_urls[${index}].sector`, report);
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
  const checkMaximum = (rate: string, path: string) => {
    if (Number(rate) > 100) report(path, 'a percentage of at most 100');
  };
  if (charge.service_charge_type === 'percentage')
    checkMaximum(charge.service_charge, '.service_charge.service_charge');
  if (charge.baggage_charge_type === 'percentage')
    checkMaximum(charge.baggage_charge, '.service_charge.baggage_charge');
  if (booking?.service_charge_type === 'percentage')
    checkMaximum(booking.service_charge, '.booking.service_charge');
}

function checkWebAddress(address: string, path: string, report: Report) {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    report(path, 'a web address beginning with https://');
}

/** Orders are posted by https. Http is allowed to this machine, for developing a receiver. */
function checkWebhook(address: string, report: Report) {
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(address);
  if (!URL.canParse(address) || !(isLocal || address.startsWith('https://')))
    report('.webhook_url', 'a web address beginning with https://');
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
