import type { End } from '@storefront/host';
import { whenLayerOpens } from '@storefront/ui';
import type { Layer } from '@storefront/ui';
import type { TabLine } from '../bus/other-tabs';
import type { TimeSource } from '../clock/server-clock';
import { documentHead } from '../head/document-head';
import type { DocumentHead, Site } from '../head/document-head';
import type { PageView } from '../navigation/arrival';
import { documentView } from '../navigation/document-view';
import type { Address } from '../navigation/router-navigation';
import { documentScroll } from '../navigation/document-scroll';
import { keptPlaces } from '../navigation/kept-places';
import type { PlaceStore, ScrollView } from '../navigation/scroll-memory';
import type { ForeignChange, TextStore } from '../storage/browser-storage';
import { renewalMemory } from '../renewal/renewal-memory';
import type { RenewalMemory } from '../renewal/renewal-memory';
import { typedInput } from '../renewal/typed-input';
import type { TypedInput } from '../renewal/typed-input';
import { safeTextStore } from '../storage/safe-text-store';
import type { ReportBatch } from '../telemetry/reporter';
import type { ThrownError } from '../telemetry/thrown-errors';
import { whenThrown } from '../telemetry/when-thrown';
import type { MeasureVitals } from '../telemetry/vitals';
import { whenIdle } from './when-idle';

/** What the shell uses of the browser; tests pass a fake. */
export interface Browser {
  /** The head of the document, as a page of the site. */
  headOf(site: Site): DocumentHead;
  readonly time: TimeSource;
  readonly address: Address;
  readonly local: TextStore;
  readonly session: TextStore;
  readonly scroll: ScrollView;
  readonly places: PlaceStore;
  readonly view: PageView;
  readonly measureVitals: MeasureVitals;
  readonly typed: TypedInput;
  readonly renewals: RenewalMemory;
  /** Whether the document was reloaded or gone back to. */
  readonly cameBack: boolean;
  /** The customer has asked to save data: nothing is prefetched. */
  readonly savesData: boolean;
  /** Whether the device knows that it has no network. */
  isOffline(): boolean;
  fetch(url: string, init: RequestInit): Promise<Response>;
  tabLine(name: string): TabLine;
  listenToStores(heard: (change: ForeignChange) => void): End;
  send(batch: ReportBatch): void;
  whenIdle(run: () => void): void;
  whenOnline(run: () => void): void;
  /** Runs each time a dialog or a sheet opens above the page. */
  whenLayerOpens(run: (layer: Layer) => void): void;
  /** Runs each time a script or a style sheet fails to load. */
  whenFileFails(run: () => void): void;
  /** Runs each time something throws and nothing catches it. */
  whenThrown(run: (thrown: ThrownError) => void): void;
  /** Runs when the page is restored from the browser's back/forward cache, having missed what other tabs did. */
  whenRestored(run: () => void): void;
  /** Runs each time the page may be seen for the last time. */
  whenLeaving(run: () => void): void;
  randomKey(): string;
}

/** The browser behind a window. */
export function createBrowser(window: Window & typeof globalThis): Browser {
  const { document, history, location, navigator } = window;
  history.scrollRestoration = 'manual';
  const session = safeTextStore(() => window.sessionStorage);
  const [navigation] = window.performance.getEntriesByType('navigation');

  const on = (
    target: EventTarget,
    type: string,
    run: (event: Event) => void,
    options?: AddEventListenerOptions,
  ): End => {
    target.addEventListener(type, run, options);
    return () => target.removeEventListener(type, run, options);
  };

  return {
    headOf: (site) => documentHead(document, site),
    time: {
      wall: window.Date.now,
      after: (milliseconds, run) => {
        const timer = window.setTimeout(run, milliseconds);
        return () => window.clearTimeout(timer);
      },
      every: (milliseconds, run) => {
        const timer = window.setInterval(run, milliseconds);
        return () => window.clearInterval(timer);
      },
    },
    address: location,
    local: safeTextStore(() => window.localStorage),
    session,
    scroll: {
      ...documentScroll(window),
      whenResized: (run) => {
        const observer = new window.ResizeObserver(run);
        observer.observe(document.body);
        return () => observer.disconnect();
      },
      whenTouched: (run) => {
        const ends = ['wheel', 'touchstart', 'keydown', 'pointerdown'].map((type) =>
          on(window, type, run, { passive: true }),
        );
        return () => ends.forEach((end) => end());
      },
    },
    places: keptPlaces(session),
    view: documentView(document),
    measureVitals: (changed) => {
      // A file of its own, so that the first screen does not wait for it.
      import('../telemetry/measure-vitals').then(
        ({ measureVitals }) => measureVitals(changed),
        () => undefined,
      );
    },
    typed: typedInput(document),
    renewals: renewalMemory(() => window.sessionStorage),
    cameBack: navigation !== undefined && 'type' in navigation && isReturn(navigation.type),
    savesData: 'connection' in navigator && isFrugal(navigator.connection),
    isOffline: () => !navigator.onLine,
    fetch: (url, init) => window.fetch(url, init),
    tabLine: (name) => {
      const channel = new window.BroadcastChannel(name);
      return {
        post: (message) => channel.postMessage(message),
        listen: (heard) =>
          on(channel, 'message', (event) => event instanceof window.MessageEvent && heard(event.data)),
      };
    },
    listenToStores: (heard) =>
      on(window, 'storage', (event) => event instanceof window.StorageEvent && heard(event)),
    send: (batch) => {
      // Plain text needs no preflight, and a beacon survives the page.
      navigator.sendBeacon('/platform/telemetry', JSON.stringify(batch));
    },
    whenIdle: (run) => whenIdle(window, run),
    whenLayerOpens: (run) => void whenLayerOpens(document, run),
    whenOnline: (run) => void on(window, 'online', run),
    whenFileFails: (run) =>
      void on(window, 'error', ({ target }) => isFile(target) && run(), { capture: true }),
    whenThrown: (run) => whenThrown(window, run),
    whenRestored: (run) =>
      void on(window, 'pageshow', (event) => 'persisted' in event && event.persisted === true && run()),
    whenLeaving: (run) => {
      on(document, 'visibilitychange', () => document.visibilityState === 'hidden' && run());
      on(window, 'pagehide', run);
    },
    randomKey: () =>
      [...window.crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
  };
}

const isFile = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;

const isReturn = (type: unknown) => type === 'reload' || type === 'back_forward';

const isFrugal = (connection: unknown) =>
  typeof connection === 'object' &&
  connection !== null &&
  'saveData' in connection &&
  connection.saveData === true;
