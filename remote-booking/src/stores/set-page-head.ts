import type { End, Host } from '@storefront/host';
import { reaction } from 'mobx';
import type { BusinessStore } from './business-store';

/** Sets the title and meta of the page as soon as those of its business are loaded (RTE-22, RTE-23). */
export function setPageHead(host: Pick<Host, 'head'>, business: BusinessStore): End {
  return reaction(
    () => business.meta,
    (meta) => {
      if (!meta) return;
      const { title, keywords, description } = meta;
      host.head.set({ title, keywords, description, robots: 'index, follow' });
    },
    { fireImmediately: true },
  );
}
