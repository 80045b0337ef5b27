import type { Host } from '@storefront/host';
import type { PublicBrand } from '@storefront/contract';
import type { ConnectionStore } from '../api-client/connection-store';
import type { HeaderStore } from '../layout/stores/header-store';
import type { AddedPagesStore } from '../navigation/added-pages-store';
import type { AnnouncerStore } from '../navigation/announcer-store';
import type { RouterStore } from '../navigation/router-store';
import type { NoticesStore } from '../notices/notices-store';
import type { OrderPillComponent } from '../order-pill/ui/order-door';
import type { PageStore } from '../page-frame/page-store';
import type { Preview } from '../preview/stores/preview';
import type { PreviewBadgeComponent } from '../preview/ui/preview-door';
import type { LoginPopupComponent } from '../session/ui/login-door';
import type { LoginStore } from '../session/stores/login-store';
import type { SessionStore } from '../session/stores/session-store';
import type { ThrownErrors } from '../telemetry/thrown-errors';

/** The assembled shell: what its layout reads and calls. */
export interface Shell {
  readonly brand: PublicBrand;
  /** The pages that releases bring, and their menu entries (REL-12). */
  readonly added: AddedPagesStore;
  /** Undefined without a preview link (ROL-5). */
  readonly preview: Preview | undefined;
  readonly loadPreviewBadge: (preview: Preview) => Promise<PreviewBadgeComponent>;
  readonly cannotShowPreview: () => void;
  readonly router: RouterStore;
  readonly session: SessionStore;
  readonly login: LoginStore;
  readonly header: HeaderStore;
  readonly connection: ConnectionStore;
  readonly notices: NoticesStore;
  readonly pages: PageStore;
  readonly announcer: AnnouncerStore;
  readonly Link: Host['Link'];
  readonly loadOrderPill: () => Promise<OrderPillComponent>;
  readonly loadLoginPopup: () => Promise<LoginPopupComponent>;
  readonly cannotLogIn: () => void;
  readonly thrown: Pick<ThrownErrors, 'take' | 'ignore'>;
  /** Begins to follow the address. Call it once, before the first rendering. */
  begin(): void;
  /** Called when a page, its replacement or the 404 page is on the screen. */
  pageOnScreen(): void;
}
