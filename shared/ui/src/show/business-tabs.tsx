import { shownTabs } from '@storefront/business';
import type { BusinessTab } from '@storefront/business';
import type { ReactNode } from 'react';
import { businessCopy } from '../copy';
import { CalendarIcon, InfoIcon, PlateIcon, StarIcon } from '../icons';

const icons: Record<BusinessTab, typeof PlateIcon> = {
  menu: PlateIcon,
  review: StarIcon,
  info: InfoIcon,
  book: CalendarIcon,
};

/** A tab of a business with its name and icon, for `Tabs` or `TabLinks`. */
interface ShownTab {
  readonly id: BusinessTab;
  readonly label: string;
  readonly icon: ReactNode;
}

/** The tabs of every page of a business in their one order, with names and icons; `open` is the tab that the customer sees. */
export function tabsOfBusiness(takesBookings: boolean, open: BusinessTab): readonly ShownTab[] {
  return shownTabs(takesBookings, open).map((id) => {
    const Icon = icons[id];
    return { id, label: businessCopy.tabs[id], icon: <Icon size={20} /> };
  });
}
