import type { FakeClock } from '@storefront/host/testing';
import { whenLayerOpens } from '@storefront/ui';
import type { Browser } from '../app/browser';
import { renewalMemory } from '../renewal/renewal-memory';
import { typedInput } from '../renewal/typed-input';
import { documentHead } from '../head/document-head';
import { documentView } from '../navigation/document-view';
import type { ForeignChange } from '../storage/browser-storage';
import type { ReportBatch } from '../telemetry/reporter';
import type { ThrownError } from '../telemetry/thrown-errors';
import { fakeTime } from './fake-time';
import { joinedTabs } from './joined-tabs';
import { memoryStore } from './memory-store';

/** What a server answers to a call, by name; a call without an answer fails like a lost network. */
export type Answers = Record<string, (body: Record<string, unknown>) => unknown>;

/** A browser over jsdom whose time, stores, network and idle moments the test controls. */
export interface FakeBrowser extends Browser {
  readonly clock: FakeClock;
  readonly answers: Answers;
  readonly asked: string[];
  readonly sent: ReportBatch[];
  readonly left: string[];
  /** One entry for each reload of the page. */
  readonly reloads: string[];
  changeElsewhere(key: string, text: string | undefined): void;
  beIdle(): void;
  beOffline(): void;
  beOnline(): void;
  /** Lets a script or style sheet fail to load. */
  missFile(): void;
  /** Lets code of the page throw without being caught. */
  throwError(thrown: ThrownError): void;
  beRestored(): void;
  beLeft(): void;
}

export function fakeBrowser(answers: Answers = {}, line = joinedTabs()()): FakeBrowser {
  const { time, clock } = fakeTime();
  const local = memoryStore();
  const stores = new Set<(change: ForeignChange) => void>();
  const [asked, sent, left] = [[] as string[], [] as ReportBatch[], [] as string[]];
  const reloads: string[] = [];
  let isOffline = false;
  const renewed = memoryStore();
  const runs = {
    idle: [] as (() => void)[],
    online: [] as (() => void)[],
    fileFails: [] as (() => void)[],
    leaving: [] as (() => void)[],
    restored: [] as (() => void)[],
    thrown: [] as ((thrown: ThrownError) => void)[],
  };

  return {
    time,
    clock,
    local,
    answers,
    asked,
    sent,
    left,
    reloads,
    headOf: (site) => documentHead(document, site),
    session: memoryStore(),
    address: {
      origin: 'https://plate-street.test',
      assign: (url) => void left.push(url),
      reload: () => void reloads.push('the page'),
    },
    scroll: {
      place: () => ({ top: 0 }),
      goTo: () => true,
      whenResized: () => () => undefined,
      whenTouched: () => () => undefined,
    },
    places: { load: () => ({}), save: () => undefined },
    view: documentView(document),
    measureVitals: (changed) => changed('CLS', 0),
    typed: typedInput(document),
    renewals: renewalMemory(() => renewed),
    cameBack: false,
    savesData: false,
    isOffline: () => isOffline,
    beOffline: () => (isOffline = true),
    fetch: (url, init) => {
      const [call = '', query = ''] = url.replace(/^.*\/api\//, '').split('?');
      asked.push(call);
      const answer = isOffline ? undefined : answers[call];
      if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
      const body = query ? Object.fromEntries(new URLSearchParams(query)) : JSON.parse(String(init.body));
      return Promise.resolve({ status: 200, json: () => Promise.resolve(answer(body)) } as Response);
    },
    tabLine: () => line,
    listenToStores: (heard) => {
      stores.add(heard);
      return () => void stores.delete(heard);
    },
    send: (batch) => void sent.push(batch),
    whenIdle: (run) => void runs.idle.push(run),
    whenFileFails: (run) => void runs.fileFails.push(run),
    missFile: () => runs.fileFails.forEach((run) => run()),
    whenLayerOpens: (run) => void whenLayerOpens(document, run),
    whenOnline: (run) => void runs.online.push(run),
    whenThrown: (run) => void runs.thrown.push(run),
    throwError: (thrown) => runs.thrown.forEach((run) => run(thrown)),
    whenRestored: (run) => void runs.restored.push(run),
    whenLeaving: (run) => void runs.leaving.push(run),
    randomKey: () => '0123456789abcdef0123456789abcdef',
    changeElsewhere: (key, text) => {
      if (text === undefined) local.removeItem(key);
      else local.setItem(key, text);
      stores.forEach((heard) => heard({ key }));
    },
    beIdle: () => runs.idle.splice(0).forEach((run) => run()),
    beOnline: () => {
      isOffline = false;
      runs.online.forEach((run) => run());
    },
    beRestored: () => runs.restored.forEach((run) => run()),
    beLeft: () => runs.leaving.forEach((run) => run()),
  };
}
