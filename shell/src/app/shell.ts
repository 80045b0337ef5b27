import type { Host } from '@storefront/host';
import type { PublicBrand } from '@storefront/contract';
import type { ConnectionStore } from '../api-client/connection-store';
import type { HeaderStore } from '../layout/stores/header-store';
import type { AddedPagesStore } from '../navigation/added-pages-store';
import type { AnnouncerStore } from '../navigation/announcer-store';
import type { RouterStore } from '../navigation/router-store';
import type { NoticesStore } from '../notices/notices-store';
import type { PageStore } from '../page-frame/page-store';
import type { LoginPopupComponent } from '../session/ui/login-door';
import type { LoginStore } from '../session/stores/login-store';
import type { SessionStore } from '../session/stores/session-store';
import type { ThrownErrors } from '../telemetry/thrown-errors';

/** The assembled shell: what its layout reads and calls. */
export interface Shell {
  readonly brand: PublicBrand;
  /** The pages that releases bring, and their menu entries (REL-12). */
  readonly added: AddedPagesStore;
  /** Ids of the releases that a preview link shows; undefined without one (ROL-5). */
  readonly preview: readonly string[] | undefined;
  readonly router: RouterStore;
  readonly session: SessionStore;
  readonly login: LoginStore;
  readonly header: HeaderStore;
  readonly connection: ConnectionStore;
  readonly notices: NoticesStore;
  readonly pages: PageStore;
  readonly announcer: AnnouncerStore;
  readonly Link: Host['Link'];
  readonly loadLoginPopup: () => Promise<LoginPopupComponent>;
  readonly cannotLogIn: () => void;
  readonly thrown: Pick<ThrownErrors, 'take' | 'ignore'>;
  /** Begins to follow the address. Call it once, before the first rendering. */
  begin(): void;
  /** Called when a page, its replacement or the 404 page is on the screen. */
  pageOnScreen(): void;
}
