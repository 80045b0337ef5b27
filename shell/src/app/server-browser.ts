import type { TextStore } from '../storage/browser-storage';
import { fingerprint } from './assumed';
import type { Browser } from './browser';

const nothing = () => undefined;

/** A browser without a visitor, and what a page did with it. */
export interface ServerBrowser {
  readonly browser: Browser;
  /** Each stored key that was read as empty; after `=` the fingerprint of what the page then wrote there. */
  assumed(): string[];
  /** How often the time was read. */
  clockReads(): number;
  /** Whether the page has called the network. */
  asksNetwork(): boolean;
}

/**
 * The browser of a page that is drawn on a server: its storage is empty, its time stays at `now`, timers never fire, and the network
 * does not answer.
 */
export function serverBrowser(now: number): ServerBrowser {
  const missed = new Set<string>();
  const written = new Map<string, string>();
  let asks = false;
  let clockReads = 0;

  const emptyStore = (): TextStore => {
    const texts = new Map<string, string>();
    return {
      getItem: (key) => {
        const text = texts.get(key);
        if (text === undefined) missed.add(key);
        return text ?? null;
      },
      setItem: (key, text) => {
        texts.set(key, text);
        written.set(key, text);
      },
      removeItem: (key) => {
        texts.delete(key);
        written.delete(key);
      },
    };
  };

  const browser: Browser = {
    // The edge writes the head itself.
    headOf: () => ({ set: nothing, moveTo: nothing }),
    time: {
      wall: () => {
        clockReads += 1;
        return now;
      },
      after: () => nothing,
      every: () => nothing,
    },
    address: { origin: 'https://server.invalid', assign: nothing, reload: nothing },
    local: emptyStore(),
    session: emptyStore(),
    scroll: {
      place: () => ({ top: 0 }),
      goTo: () => true,
      whenResized: () => nothing,
      whenTouched: () => nothing,
    },
    places: { load: () => ({}), save: nothing },
    view: { heading: nothing, main: nothing, title: () => '', whenChanged: () => nothing },
    measureVitals: nothing,
    typed: { isHeld: () => false, isHeldBesidePage: () => false },
    renewals: { has: () => false, add: () => false },
    cameBack: false,
    // Nothing is prefetched.
    savesData: true,
    isOffline: () => false,
    fetch: () => {
      asks = true;
      return new Promise(nothing);
    },
    tabLine: () => ({ post: nothing, listen: () => nothing }),
    listenToStores: () => nothing,
    send: nothing,
    whenIdle: nothing,
    whenLayerOpens: nothing,
    whenOnline: nothing,
    whenThrown: nothing,
    whenFileFails: nothing,
    whenRestored: nothing,
    whenLeaving: nothing,
    randomKey: () => {
      throw new Error('A page that is drawn on a server makes no random keys');
    },
  };

  return {
    browser,
    assumed: () =>
      [...missed].map((key) => {
        const text = written.get(key);
        return text === undefined ? key : `${key}=${fingerprint(text)}`;
      }),
    clockReads: () => clockReads,
    asksNetwork: () => asks,
  };
}
