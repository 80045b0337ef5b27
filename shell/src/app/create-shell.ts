import { cartOwner, dishCount } from '@storefront/cart';
import { matchRoute } from '@storefront/contract';
import type { BusEvents } from '@storefront/contract';
import { runInAction } from 'mobx';
import { ConnectionStore } from '../api-client/connection-store';
import { FirstData } from '../api-client/first-data';
import { HttpApi } from '../api-client/http-api';
import { EventBus } from '../bus/event-bus';
import { otherTabs } from '../bus/other-tabs';
import { serverClock } from '../clock/server-clock';
import { findFrames, positionsIn } from '../federation/stack-frames';
import { httpHeaderGateway } from '../layout/gateway/http-header-gateway';
import { HeaderStore } from '../layout/stores/header-store';
import { AddedPagesStore } from '../navigation/added-pages-store';
import { AnnouncerStore } from '../navigation/announcer-store';
import { ArrivalGuide } from '../navigation/arrival';
import { LayeredHistory } from '../navigation/layered-history';
import { linkThat } from '../navigation/link';
import { nextStep } from '../navigation/next-step';
import { routerNavigation } from '../navigation/router-navigation';
import { RouterStore } from '../navigation/router-store';
import { ScrollMemory } from '../navigation/scroll-memory';
import { NoticesStore } from '../notices/notices-store';
import { withLocalPages } from '../page-frame/local-pages';
import { PageStore } from '../page-frame/page-store';
import { recordingLoader } from '../page-frame/recording-loader';
import { openPreview } from '../preview/stores/preview';
import { createSlot } from '../page-frame/slot';
import { LoginStore } from '../session/stores/login-store';
import { httpSessionGateway } from '../session/gateway/http-session-gateway';
import { renewingApi } from '../session/gateway/renewing-api';
import { pendingRegistration } from '../session/gateway/pending-registration';
import { SessionStore } from '../session/stores/session-store';
import { browserStorage } from '../storage/browser-storage';
import { TelemetryReporter } from '../telemetry/reporter';
import { ThrownErrors } from '../telemetry/thrown-errors';
import { Vitals } from '../telemetry/vitals';
import { isGone } from '../renewal/is-gone';
import { PageRenewal } from '../renewal/page-renewal';
import { copy } from './copy';
import { frameFactory } from './frame-factory';
import { hostFactory } from '../host/owned-host';
import type { HostFactory } from '../host/owned-host';
import { RouteFollower } from './route-follower';
import type { Shell } from './shell';
import type { ShellDeps } from './shell-deps';

/** Assembles the shell from the page's state and a browser. */
export function createShell(deps: ShellDeps): Shell {
  const { page, browser } = deps;
  const { brand } = page;
  const clock = serverClock(browser.time, page.now);
  const releases = Object.fromEntries(
    Object.entries(page.decisions).map(([feature, { version }]) => [feature, version]),
  );
  const preview = page.preview && openPreview(page.preview, page);
  const telemetry = new TelemetryReporter({
    brand: brand.id,
    clock,
    send: browser.send,
    isPreview: page.preview !== undefined,
    token: page.token,
  });
  const thrown = new ThrownErrors({
    decisions: page.decisions,
    origin: browser.address.origin,
    report: (report, error) => {
      telemetry.report(report);
      runInAction(() => preview?.seen.push({ ...report, error }));
    },
  });
  const vitals = new Vitals(browser.measureVitals);
  const bus = new EventBus(
    otherTabs(browser.tabLine(`storefront ${brand.id}`)),
    ({ owner, event, error }) => {
      telemetry.partFailed({ owner, doing: event, error });
      thrown.take({ error, during: 'callback' });
    },
  );
  const notices = new NoticesStore(clock);
  const storage = browserStorage({
    local: browser.local,
    session: browser.session,
    listen: browser.listenToStores,
    dropped: (key) => notices.show(key === 'cartlist' ? copy.cartDropped : copy.dropped, 'warning'),
  });
  const head = browser.headOf({ origin: page.siteOrigin ?? browser.address.origin, texts: brand.texts });

  const firstData = new FirstData(page.firstData);
  const connection = new ConnectionStore(
    clock,
    () => {
      http.call('information/page', { slug: brand.legalPages[0]?.slug ?? '' }).catch(() => undefined);
    },
    browser.isOffline,
  );
  const http = new HttpApi({
    fetch: browser.fetch,
    origin: page.apiOrigin,
    authorization: page.apiAuthorization,
    trace: page.trace,
    token: page.token,
    clock,
    firstData,
    reach: connection,
  });

  const sessionGateway = httpSessionGateway(http);
  const session = new SessionStore({
    gateway: sessionGateway,
    bus,
    storage,
    notices,
    guestCheckout: brand.guestCheckout,
    visit: browser.session,
  });
  const api = renewingApi(http, session);
  const login = new LoginStore(sessionGateway, session, pendingRegistration(browser.session));
  const header = new HeaderStore({
    gateway: httpHeaderGateway({ api, storage }),
    bus: bus.ownedBy('header'),
    clock,
    notices,
    session,
    storage,
  });

  const loadOrderPill = () => deps.loadOrderPill({ api, clock });

  const remoteFailed = (failure: BusEvents['remote-failed'], error: unknown) => {
    const { phase } = failure;
    // What could not be fetched has thrown nothing of its own.
    const hasRun = phase !== 'fetch' && phase !== 'integrity';
    const frames = hasRun ? findFrames(error, page.decisions, browser.address.origin) : [];
    const stack = positionsIn(frames, failure);
    bus.publish('remote-failed', stack.length > 0 ? { ...failure, stack } : failure);
    runInAction(() => preview?.seen.push({ kind: 'remote-failed', ...failure, stack, error }));
  };
  const inUse = new Set(['shell']);
  const loader = recordingLoader(
    inUse,
    withLocalPages({
      pages: deps.localPages,
      version: releases['shell'] ?? '',
      remotes: deps.remotes(remoteFailed, clock),
      report: remoteFailed,
    }),
  );
  const added = new AddedPagesStore(page, loader.loadPages);
  const storedSlug = () => storage.read('business_details')?.info.business_slug ?? null;

  const hosts: HostFactory = (owner) => ownedHost(owner);
  const frames = frameFactory({
    loader,
    hosts,
    clock,
    isOffline: browser.isOffline,
    before: { api, brand, clock, head, storage, session, firstData },
    shown: (feature) => telemetry.shown(feature),
    stray: (owner, error) => {
      telemetry.partFailed({ owner, doing: 'stop', error });
      thrown.take({ error, during: 'clean-up' });
    },
  });
  const pages: PageStore = new PageStore({
    loader,
    frameFor: (match, location) =>
      frames.page({
        match,
        location,
        isCurrent: () => pages.current?.match === match,
        notFound: pages.showNotFound,
      }),
  });

  const prefetch = (path: string): void => {
    if (browser.savesData) return;
    const { pathname } = new URL(path, browser.address.origin);
    const match = matchRoute(brand, pathname, {}, { storedSlug: storedSlug(), pages: added.pages });
    if (match.kind === 'not-found' && !added.isComplete)
      return void added.load().then(
        () => prefetch(path),
        () => undefined,
      );
    pages.prefetch(match);
  };
  const Link = linkThat(prefetch);

  const router = new RouterStore(
    new LayeredHistory({ history: deps.history, whenLayerOpens: browser.whenLayerOpens, clock }),
  );
  const navigation = routerNavigation(router, browser.address, pages.showNotFound);
  const ownedHost = hostFactory({
    bus,
    session,
    api,
    navigation,
    brand,
    storage,
    clock,
    head,
    notices,
    telemetry,
    Link,
    Slot: createSlot(frames.widget),
    randomKey: browser.randomKey,
  });

  const renewal = new PageRenewal({
    releasesInUse: () => Object.values(page.decisions).filter(({ feature }) => inUse.has(feature)),
    isGone: isGone(browser.fetch),
    cannotShow: () => pages.current?.frame.framed.kind === 'failed',
    typed: browser.typed,
    memory: browser.renewals,
    reload: () => browser.address.reload(),
  });

  const announcer = new AnnouncerStore();
  const guide = new ArrivalGuide(browser.view, announcer.say, clock);
  const follower = new RouteFollower({
    brand,
    pages,
    added,
    bus,
    clock,
    head,
    storedSlug,
    scroll: new ScrollMemory(browser.scroll, browser.places, clock),
    redirect: navigation.replace,
    pageLeft: () => renewal.pageLeft(),
    reload: () => browser.address.reload(),
    firstIsNotFound: page.status === 404,
    cameBack: browser.cameBack,
  });

  const pageOnScreen = () => {
    // Not earlier: the first paint needs no file that the page does not name (EDG-3).
    browser.whenIdle(() => vitals.start());
    browser.whenIdle(header.lookForOrder);
    firstData.pageShown();
    renewal.pageFailed();
    if (follower.pageOnScreen()) guide.arrived();
    // Not earlier: a drawn page is taken over with the menu that it was drawn with. For a customer who saves data only the menu is worth the download.
    if (added.hasMenu || !browser.savesData) browser.whenIdle(() => added.load().catch(() => undefined));
    const next = pages.current && nextStep(brand, pages.current.match);
    if (next && !browser.savesData) browser.whenIdle(() => pages.prefetch(next));
  };

  const begin = () => {
    telemetry.listenTo(bus.ownedBy('telemetry'), {
      businessId: cartOwner(storage),
      count: dishCount(storage.read('cartlist') ?? []),
    });
    telemetry.shown('shell');
    header.begin();
    connection.whenBack(() => pages.current?.frame.serverIsBack());
    browser.whenOnline(connection.tryNow);
    browser.whenOnline(() => pages.current?.frame.deviceIsBack());
    browser.whenFileFails(() => void renewal.fileFailed());
    browser.whenThrown((error) => thrown.take(error));
    browser.whenRestored(() => {
      session.readAgain();
      header.readAgain();
    });
    router.whenMoved((entry, action) => follower.follow(entry, action));
    follower.follow(router.entry, 'POP');
    browser.whenIdle(() => {
      session.refresh().catch(() => undefined);
      void header.countTables();
    });
    // With something in the cart the popup is the likely next step; before that it would only delay the first paint.
    bus
      .ownedBy('login')
      .events('cart-changed')
      .subscribe(({ count }) => {
        if (count > 0 && !browser.savesData) deps.loadLoginPopup().catch(() => undefined);
      });
    let areVitalsReported = false;
    browser.whenLeaving(() => {
      follower.leaving();
      if (!areVitalsReported)
        vitals.reports(telemetry.features).forEach((report) => telemetry.report(report));
      areVitalsReported = true;
      telemetry.flush();
    });
  };

  const cannotLogIn = () => {
    login.close();
    notices.show(copy.cannotLogIn, 'warning');
  };

  return {
    loadLoginPopup: deps.loadLoginPopup,
    cannotLogIn,
    brand,
    added,
    preview,
    loadPreviewBadge: deps.loadPreviewBadge,
    loadOrderPill,
    cannotShowPreview: () => notices.show(copy.cannotShowPreview, 'warning'),
    router,
    session,
    login,
    header,
    connection,
    notices,
    pages,
    announcer,
    Link,
    begin,
    pageOnScreen,
    thrown,
  };
}
