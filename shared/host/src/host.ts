import type { ComponentType, ReactNode } from 'react';
import type {
  Answer,
  Body,
  BusEvents,
  CallName,
  PublicBrand,
  StoredKey,
  StoredValues,
  UserData,
} from '@storefront/contract';

/** Ends what started it: a subscription, a watch, a timer. Calling it twice does nothing. */
export type End = () => void;

/** One typed stream of the event bus; an rxjs observable satisfies it, but no remote imports rxjs for it (BUS-1). */
export interface EventStream<Payload> {
  subscribe(next: (payload: Payload) => void): { unsubscribe(): void };
}

/** The event bus: what one part tells the others (BUS-1 to BUS-6). */
export interface Bus {
  events<Name extends keyof BusEvents>(name: Name): EventStream<BusEvents[Name]>;
  publish<Name extends keyof BusEvents>(name: Name, payload: BusEvents[Name]): void;
}

/** Who is here: nobody yet, a guest, or a user. `token` is the stored session token. */
export interface Visitor {
  readonly kind: 'anonymous' | 'guest' | 'user';
  readonly token: string | undefined;
  readonly data: UserData | undefined;
}

/** Login state, owned by the shell; `visitor` is observable (MobX). */
export interface Session {
  readonly visitor: Visitor;
  /**
   * Whether the server has ended the last session (221) and nobody has come in since. A page that needs a session then
   * asks for one where the customer is, and keeps what was typed; observable (MobX).
   */
  readonly isOver: boolean;
  /**
   * Resolves at once when a session exists; else opens the login popup and resolves when it is done (SES-3, SES-5).
   * With `guest` a guest's session is enough and the popup offers 'Continue as guest' (SES-4); without it only a user's
   * is. `dismissed`: the customer closed it.
   */
  requireSession(options: { guest: boolean }): Promise<'ready' | 'dismissed'>;
  /** Replaces the kept user data, as after an address was saved (STO-9). */
  update(data: UserData): void;
  /** Forgets the session here and tells the bus `logged-out`; a `sentence` is shown and means that the session is over (D50). */
  logOut(sentence?: string): void;
}

const unreachable = 'ApiUnreachable';

/**
 * The server could not be reached, did not answer in time, or answered what is no answer. Never a refusal: those are answers.
 * Shell and remotes each carry a copy of this class: `instanceof` goes by the name, so that all know what another one threw.
 */
export class ApiUnreachable extends Error {
  static override [Symbol.hasInstance](value: unknown): value is ApiUnreachable {
    return value instanceof Error && value.name === unreachable;
  }

  override readonly name = unreachable;

  constructor(
    readonly call: string,
    options?: ErrorOptions,
  ) {
    super(`The call ${call} got no answer`, options);
  }
}

/** The storefront API, typed by the contract. */
export interface Api {
  /**
   * Makes one call. Resolves with the server's answer, refusals included (compare with `isOk`); rejects with
   * `ApiUnreachable`, or with the signal's reason when aborted. Reads are tried again once, writes never.
   */
  call<Name extends CallName>(
    name: Name,
    body: Body<Name>,
    options?: { signal?: AbortSignal },
  ): Promise<Answer<Name>>;
}

/** Where the customer is. `path` starts with a slash; `params` are those of the route; `query` is decoded. */
export interface PageLocation {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Moving about; paths are inside the brand's site. */
export interface Navigation {
  go(path: string): void;
  /** Changes the address without a new history entry, and keeps the scroll position. */
  replace(path: string): void;
  /** Leaves the site for another address, such as a payment page. */
  leave(url: string): void;
  /** Reloads the present page from the server. */
  reload(): void;
  /** Shows the 404 page at this address: what the path names is not there (D47). */
  notFound(): void;
}

/** The keys of the specification, each validated when read and never trusted; a value of another shape is dropped with a notice. */
export interface Storage {
  read<Key extends StoredKey>(key: Key): StoredValues[Key] | undefined;
  write<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void;
  remove(...keys: StoredKey[]): void;
  /** Tells when another tab of the brand has changed the key (D28). */
  watch<Key extends StoredKey>(key: Key, changed: (value: StoredValues[Key] | undefined) => void): End;
}

/** Time as the server tells it, and timers; instants are milliseconds since 1970. */
export interface Clock {
  now(): number;
  after(milliseconds: number, run: () => void): End;
  every(milliseconds: number, run: () => void): End;
}

/** Title and meta of the page that is shown (BIZ-9 to BIZ-11, RTE-22). */
export interface Head {
  set(head: { title: string; keywords?: string; description?: string; robots?: string }): void;
}

/** A short sentence that comes up by itself and goes again, such as a dropped cart. */
export interface Notices {
  show(sentence: string, tone?: 'plain' | 'warning'): void;
}

/** What a page reports of itself; no personal data (GRD-1). */
export interface Telemetry {
  step(name: 'checkout-opened' | 'order-pressed' | 'order-placed'): void;
}

/** A widget of another remote, loaded lazily and once, by name: `<Slot feature="booking" widget="ReviewsTab" with={{…}} />`. */
export interface SlotProps {
  feature: string;
  widget: string;
  with: Readonly<Record<string, unknown>>;
  /** Shown while the widget is on its way. */
  waiting?: ReactNode;
}

/** A link inside the brand's site; fetches the remote of its page ahead of need (SHL-1). `newTab` for terms and privacy. */
export interface LinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
  newTab?: boolean;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true' | undefined;
}

/** All that a remote gets from the shell: the only door between the two (contract 1.x). */
export interface Host {
  readonly contract: string;
  readonly bus: Bus;
  readonly session: Session;
  readonly api: Api;
  readonly navigation: Navigation;
  readonly brand: PublicBrand;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly head: Head;
  readonly notices: Notices;
  readonly telemetry: Telemetry;
  readonly Slot: ComponentType<SlotProps>;
  readonly Link: ComponentType<LinkProps>;
  /** A random key, 128 bits in hexadecimal, for `request_key` and the like (D38). */
  randomKey(): string;
}
