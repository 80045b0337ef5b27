import type { BusinessTab } from '@storefront/business';
import type { Host } from '@storefront/host';
import { TabLinks, tabsOfBusiness } from '@storefront/ui';
import { copy } from '../../copy';
import type { Business } from '../../domain/business';

const paths = { review: '/review', info: '/info', book: '/booking' } as const;

interface BusinessPlacesProps {
  readonly business: Business;
  readonly Link: Host['Link'];
  readonly here: BusinessTab;
}

/** Links to the other pages of a business, in the order of the tabs of its menu. */
export function BusinessPlaces({ business: { slug, takesBookings }, Link, here }: BusinessPlacesProps) {
  const query = new URLSearchParams({ business: slug });
  return (
    <TabLinks
      label={copy.business.places}
      tabs={tabsOfBusiness(takesBookings, here)}
      value={here}
      addressOf={(tab) => (tab === 'menu' ? `/business/${slug}` : `${paths[tab]}?${query}`)}
      Link={Link}
    />
  );
}
