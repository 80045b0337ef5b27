import type { PublicBrand } from '@storefront/contract';
import type { Host, LinkProps, PageLocation, SlotProps } from '../host';
import { FakeApi } from './fake-api';
import { FakeBus } from './fake-bus';
import { FakeClock } from './fake-clock';
import { FakeNavigation } from './fake-navigation';
import { FakeSession } from './fake-session';
import { FakeStorage } from './fake-storage';
import { fakeBrand } from './fake-brand';

/** A Host whose every part is a fake that a test can look into; pass the parts that matter. */
export interface FakeHost extends Host {
  readonly api: FakeApi;
  readonly bus: FakeBus;
  readonly clock: FakeClock;
  readonly navigation: FakeNavigation;
  readonly session: FakeSession;
  readonly storage: FakeStorage;
  readonly heads: { title: string; keywords?: string; description?: string; robots?: string }[];
  readonly shownNotices: string[];
  readonly steps: string[];
}

const FakeLink = ({ to, newTab, children, ...rest }: LinkProps) => (
  <a href={to} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
    {children}
  </a>
);

const FakeSlot = ({ feature, widget }: SlotProps) => <div data-testid={`slot ${feature}/${widget}`} />;

/** Makes a fresh fake Host; nothing is shared between two of them. */
export function fakeHost(
  parts: Partial<Pick<FakeHost, 'api' | 'bus' | 'clock' | 'navigation' | 'session' | 'storage'>> & {
    brand?: PublicBrand;
  } = {},
): FakeHost {
  const heads: FakeHost['heads'] = [];
  const shownNotices: string[] = [];
  const steps: string[] = [];
  let keys = 0;
  return {
    contract: '1.0.0',
    api: parts.api ?? new FakeApi(),
    bus: parts.bus ?? new FakeBus(),
    clock: parts.clock ?? new FakeClock(),
    navigation: parts.navigation ?? new FakeNavigation(),
    session: parts.session ?? new FakeSession(),
    storage: parts.storage ?? new FakeStorage(),
    brand: parts.brand ?? fakeBrand(),
    head: { set: (head) => void heads.push(head) },
    notices: { show: (sentence) => void shownNotices.push(sentence) },
    telemetry: { step: (name) => void steps.push(name) },
    Link: FakeLink,
    Slot: FakeSlot,
    randomKey: () => `key-${(keys += 1)}`.padEnd(32, '0'),
    heads,
    shownNotices,
    steps,
  };
}

/** A location as the shell would pass it. */
export function locationAt(
  path: string,
  { params = {}, query = {} }: Partial<Pick<PageLocation, 'params' | 'query'>> = {},
): PageLocation {
  return { path, params, query };
}
