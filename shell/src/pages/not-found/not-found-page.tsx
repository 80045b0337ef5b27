import { definePage } from '@storefront/host';
import type { Host } from '@storefront/host';
import { NotFound } from './ui/not-found';
import { copy } from './copy';

export default definePage({
  create: (host: Host) => ({
    Link: host.Link,
    start: () => host.head.set({ title: copy.title(host.brand.name), robots: 'noindex' }),
  }),
  Component: ({ model }) => <NotFound Link={model.Link} />,
});
