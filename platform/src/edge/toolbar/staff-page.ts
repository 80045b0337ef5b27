import type { DecisionReason } from '@storefront/contract';

/** What the edge says of one feature to a browser of staff (DEV-7). */
export interface StaffFeature {
  readonly feature: string;
  /** What a page made now gets, such as `checkout@2.1.0`; null when it gets none. */
  readonly release: string | null;
  readonly step: DecisionReason['step'] | 'none';
  /** Why, as a sentence. */
  readonly because: string;
  /** Whether the page of the address shows it at first. */
  readonly isShown: boolean;
  /** The releases that the browser may choose, the newest first; undefined when its mark gives no right to the feature. */
  readonly choices?: readonly string[];
}

/** The answer to a toolbar that asks about an address. */
export interface StaffPage {
  readonly features: readonly StaffFeature[];
  /** Until when the browser is marked as staff; an ISO instant. */
  readonly until: string;
}

/** The addresses that the toolbar asks. */
export const staffPaths = {
  page: '/platform/staff/page',
  choose: '/platform/staff/choose',
  toolbar: '/platform/staff/toolbar',
  /** Where a browser stops being marked as staff. */
  leave: '/platform/staff/leave',
} as const;

/** The id of the toolbar's element in a page. */
export const toolbarElement = 'storefront-staff';
