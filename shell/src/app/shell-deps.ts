import type { BusEvents, PageState } from '@storefront/contract';
import type { Host } from '@storefront/host';
import type { History } from '../navigation/router-store';
import type { LocalPages } from '../page-frame/local-pages';
import type { ModuleLoader } from '../page-frame/module-loader';
import type { OrderPillComponent } from '../order-pill/ui/order-door';
import type { Preview } from '../preview/stores/preview';
import type { PreviewBadgeComponent } from '../preview/ui/preview-door';
import type { LoginPopupComponent } from '../session/ui/login-door';
import type { Browser } from './browser';

export interface ShellDeps {
  readonly page: PageState;
  readonly browser: Browser;
  readonly localPages: LocalPages;
  readonly loadLoginPopup: () => Promise<LoginPopupComponent>;
  readonly loadOrderPill: (deps: Pick<Host, 'api' | 'clock'>) => Promise<OrderPillComponent>;
  readonly loadPreviewBadge: (preview: Preview) => Promise<PreviewBadgeComponent>;
  /** The history that the customer moves through; the contract's route table says what a path shows. */
  readonly history: History;
  /** Makes the loader of remotes, which reports each release that fails. */
  readonly remotes: (
    report: (failure: BusEvents['remote-failed'], error: unknown) => void,
    clock: Host['clock'],
  ) => ModuleLoader;
}
