import type { Figures } from '../domain/figures';
import type { HistoryPart, MenuDesk, MenuEdit } from '../domain/menu-desk';
import type { LogPart } from '../domain/kitchen-log';
import type { KitchenOrder, Step } from '../domain/kitchen-order';
import type { Refund } from '../domain/refund';
import type { Table, TableChange, TableDay } from '../domain/table';
import type { OpenHours, Sellable, Service, SoldOutFor, Tonight } from '../domain/tonight';

/** The session of this device. */
export interface KitchenSession {
  readonly token: string;
  readonly businessName: string;
}

/** The session has ended, with the server's sentence. */
interface Over {
  readonly kind: 'over';
  readonly sentence: string;
}

/** The server refused, with its sentence. */
interface Refused {
  readonly kind: 'refused';
  readonly sentence: string;
}

/** What a page asked for. */
export type Known<Value> = { readonly kind: 'ok'; readonly value: Value } | Over | Refused;
/** A business whose kitchen a person may log in to. */
export interface KitchenBusiness {
  readonly slug: string;
  readonly name: string;
}
type LogInOutcome = { readonly kind: 'ok'; readonly value: KitchenSession } | Refused;
/** `events`: the address of the server's events, open for a minute. */
type OrdersOutcome =
  { readonly kind: 'ok'; readonly orders: readonly KitchenOrder[]; readonly events: string } | Over | Refused;
/** What came of something that was done with an order. */
export type ActOutcome =
  | { readonly kind: 'done'; readonly order: KitchenOrder }
  /** Somebody else, or the clock, was first; the order comes as it is now. */
  | { readonly kind: 'overtaken'; readonly order: KitchenOrder; readonly sentence: string }
  | Over
  | Refused;

/** What came of a change of tonight, or of the tables. */
export type ChangeOutcome =
  | { readonly kind: 'done' }
  /** Another device was first; nothing was changed. */
  | { readonly kind: 'overtaken'; readonly sentence: string }
  | Over
  | Refused;
/** A preview was opened, under a slug of its own. */
type PreviewOutcome = { readonly kind: 'done'; readonly slug: string } | Over | Refused;
/** The hours of a date: closed, open at these, or as the catalogue has them. */
export interface DayChange {
  readonly date: string;
  readonly state: 'closed' | 'open' | 'usual';
  readonly hours: readonly OpenHours[];
}

/** Guests without a booking at a time of a day. */
interface WalkIn {
  readonly date: string;
  readonly slotId: string;
  readonly guests: number;
}
interface Block {
  readonly date: string;
  readonly slotId: string;
  readonly isBlocked: boolean;
}

/** What the kitchen asks of the API. Every method rejects with ApiUnreachable when there is no answer. */
export interface KitchenGateway {
  logIn(token: string, device: string): Promise<LogInOutcome>;
  /** The businesses that the account of a visitor has a role for; `over`: the visitor has to log in to the account again. */
  businesses(visitorToken: string): Promise<Known<readonly KitchenBusiness[]>>;
  logInPerson(visitorToken: string, slug: string, device: string): Promise<Known<KitchenSession>>;
  logOut(session: string): Promise<void>;
  orders(session: string, signal: AbortSignal): Promise<OrdersOutcome>;
  /** Takes a step with an order as it was shown. A repeat of it, or of what follows here, with the same key is made once. */
  move(
    session: string,
    shown: Pick<KitchenOrder, 'key' | 'state'>,
    step: Step,
    key: string,
  ): Promise<ActOutcome>;
  /** Undoes the last step of an order as it was shown. */
  undo(session: string, shown: KitchenOrder, key: string): Promise<ActOutcome>;
  /** Gives money back to the customer, unless it would be another amount by now. */
  refund(session: string, shown: KitchenOrder, refund: Refund, key: string): Promise<ActOutcome>;
  /** The orders of a day that are at their end, the newest first. */
  pastOrders(session: string, date: string, signal: AbortSignal): Promise<Known<readonly KitchenOrder[]>>;
  /** The figures of the days that end with a date. */
  figures(session: string, date: string, days: number, signal: AbortSignal): Promise<Known<Figures>>;
  /** The newest lines of the log, or those before a line. */
  acts(session: string, before: number | undefined, signal: AbortSignal): Promise<Known<LogPart>>;
  tonight(session: string, signal: AbortSignal): Promise<Known<Tonight>>;
  /** Marks something as sold out, or as available again. A repeat of this, or of what follows here, with the same key is made once. */
  markSoldOut(session: string, sellable: Sellable, until: SoldOutFor, key: string): Promise<ChangeOutcome>;
  /** Stops a service for some minutes; 0 goes on with it. */
  pause(session: string, service: Service, minutes: number, key: string): Promise<ChangeOutcome>;
  /** Says by how many minutes an order takes longer; `shown` is what the device shows. */
  changeMinutes(
    session: string,
    service: 'delivery' | 'collection',
    minutes: { readonly shown: number; readonly more: number },
    key: string,
  ): Promise<ChangeOutcome>;
  changeDay(session: string, change: DayChange, key: string): Promise<ChangeOutcome>;
  /** The draft of the menu. */
  menu(session: string, signal: AbortSignal): Promise<Known<MenuDesk>>;
  /** Edits the draft, all of it or nothing; overtaken: something else is there than was shown. */
  editMenu(session: string, edits: readonly MenuEdit[], key: string): Promise<ChangeOutcome>;
  /** Takes edits out of the draft. */
  dropEdits(session: string, ids: readonly number[], key: string): Promise<ChangeOutcome>;
  /** Publishes the edits up to a revision: now, at a time in milliseconds since 1970, or not any more. */
  publishMenu(
    session: string,
    revision: number,
    when: 'now' | 'not' | number,
    key: string,
  ): Promise<ChangeOutcome>;
  /** Opens a preview of the edits up to a revision. */
  previewMenu(session: string, revision: number, key: string): Promise<PreviewOutcome>;
  /** The newest publications, or those before one. */
  menuHistory(session: string, before: number | undefined, signal: AbortSignal): Promise<Known<HistoryPart>>;
  /** Puts what was so before a publication into the draft. */
  restoreMenu(session: string, id: number, key: string): Promise<ChangeOutcome>;
  tables(session: string, date: string, signal: AbortSignal): Promise<Known<TableDay>>;
  /** Brings a table from the state that was shown to another. */
  changeTable(session: string, shown: Table, state: TableChange, key: string): Promise<ChangeOutcome>;
  /** Seats guests who came without a booking. */
  seatWalkIn(session: string, walkIn: WalkIn, key: string): Promise<ChangeOutcome>;
  /** Takes no more bookings at a time, or on the whole day with slot ''; or takes them again. */
  block(session: string, block: Block, key: string): Promise<ChangeOutcome>;
}
