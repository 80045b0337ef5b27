import { and, isNotNull, lt, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { londonMoment } from '@storefront/contract';
import { bookingCounts, bookingSlots, tableBlocks } from '../bookings/tables';
import { tonightChanges } from '../catalogue/tables';
import { kitchenActs } from '../kitchen-acts/tables';
import { kitchenSessions } from '../kitchen-sessions/tables';
import { backoffs, rateLimits } from '../limits/tables';
import { createDraftPicturesRepository } from '../menu-desk/draft-pictures-repository';
import { menuPreviews } from '../menu-desk/tables';
import { outbox } from '../outbox/tables';
import { passwordResets } from '../passwords/tables';
import { paymentEvents } from '../payment-records/tables';
import type { Ports } from '../ports';
import { provenNumbers } from '../proven-numbers/tables';
import { registrations } from '../registrations/tables';
import { requestKeys } from '../request-keys/tables';
import { serviceAlerts } from '../service-alerts/tables';
import { sessions } from '../sessions/tables';
import { codeNumbers, codes } from '../verification/tables';
import { sweepTable } from './sweep-table';

const day = 24 * 3_600_000;
const messagesKept = 30;
const provenNumbersKept = 365;
const serviceAlertsKept = 365;
const kitchenActsKept = 365;
// Days. Providers repeat an event for days, not for weeks, and old signatures are refused after minutes (G5).
const paymentEventsKept = 90;
const draftPicturesKept = 30;

/** Deletes expired rows. Every table that grows by itself is listed here. */
export async function sweep({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const longAgo = daysAgo(messagesKept);

  const done: readonly (readonly [PgTable, SQL | undefined])[] = [
    [sessions, lt(sessions.expiresAt, now)],
    [kitchenSessions, lt(kitchenSessions.expiresAt, now)],
    [kitchenActs, lt(kitchenActs.at, daysAgo(kitchenActsKept))],
    [passwordResets, lt(passwordResets.expiresAt, now)],
    [registrations, lt(registrations.expiresAt, now)],
    [requestKeys, lt(requestKeys.createdAt, daysAgo(1))],
    [rateLimits, lt(rateLimits.windowEnd, now)],
    [backoffs, lt(backoffs.forgetAt, now)],
    [codes, lt(codes.sentAt, daysAgo(2))],
    [codeNumbers, lt(codeNumbers.lastUsedAt, daysAgo(2))],
    [provenNumbers, lt(provenNumbers.provenAt, daysAgo(provenNumbersKept))],
    [serviceAlerts, lt(serviceAlerts.createdAt, daysAgo(serviceAlertsKept))],
    [bookingSlots, lt(bookingSlots.date, londonMoment(daysAgo(2).getTime()).date)],
    [tableBlocks, lt(tableBlocks.date, londonMoment(daysAgo(2).getTime()).date)],
    [tonightChanges, lt(tonightChanges.until, now)],
    [menuPreviews, lt(menuPreviews.expiresAt, now)],
    [bookingCounts, lt(bookingCounts.startsAt, now)],
    [paymentEvents, lt(paymentEvents.receivedAt, daysAgo(paymentEventsKept))],
    [outbox, lt(outbox.sentAt, longAgo)],
    [outbox, lt(outbox.givenUpAt, longAgo)],
    [outbox, and(outbox.forgetOnceSent, or(isNotNull(outbox.sentAt), isNotNull(outbox.givenUpAt)))],
  ];
  for (const [table, matches] of done) await sweepTable(database, table, matches);
  await createDraftPicturesRepository(database).deleteUnused(daysAgo(draftPicturesKept));
}
