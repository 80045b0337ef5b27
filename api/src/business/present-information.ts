import { weekdays } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import type { BusinessRecord } from '../catalogue/catalogue';
import { capitalised, dateInWords, hoursInWords } from '../hours/words';

/** The answer of `business/info`: the week from Monday, and the special days still to come (DAT2-7, D72). */
export function presentInformation({ profile }: BusinessRecord, today: string): OkAnswer<'business/info'> {
  const [sunday, ...others] = weekdays;
  const upcoming = profile.special_days
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  return {
    responsecode: '200',
    bs_name: profile.business_name,
    bs_details: profile.bs_details,
    bs_opening_schedule: [...others, sunday].map((day) => ({
      day: capitalised(day),
      opening_time_schedule_lable: hoursInWords(profile.opening[day]),
    })),
    bs_special_openclose_schedule: upcoming.map(({ date, hours }) => ({
      date: dateInWords(date),
      opening_time_schedule_lable: hoursInWords(hours),
    })),
    bs_delivery_sectors: profile.delivery.sectors
      .map(({ sector }) => sector)
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
  };
}
