import type { Body } from '@storefront/contract';
import { bookingState } from '../bookings/booking-state';
import { createBookingRepository } from '../bookings/repository';
import { catalogueChanged } from '../catalogue/changes';
import type { Database } from '../database/database';
import { createOrderRepository } from '../orders/repository';
import { createReviewRepository } from './repository';

export type WriteReviewResult = 'written' | 'unknown-key' | 'not-completed' | 'written-before';

type Feedback = Omit<Body<'business/feedback'>, 'slug'>;

/**
 * Writes a review by anyone who holds the key of a completed order or booking at the business, once for each key (D35, REV-22, REV-23). The
 * right belongs to the brand of the order; the review is shown on all that sell the business (D95).
 */
export async function writeReview(
  database: Database,
  { businessId, brandId }: { readonly businessId: string; readonly brandId: string },
  { key, name, review_text: reviewText, ...stars }: Feedback,
  now: Date,
): Promise<WriteReviewResult> {
  return database.transaction(async (transaction): Promise<WriteReviewResult> => {
    const visit = await findVisit(transaction, { key, brandId }, now);
    if (visit?.businessId !== businessId) return 'unknown-key';
    if (!visit.isCompleted) return 'not-completed';
    const isFirst = await createReviewRepository(transaction).add({
      ...stars,
      businessId,
      customerKey: key,
      name: name.trim(),
      reviewText: reviewText.trim(),
      reviewTime: now,
    });
    if (!isFirst) return 'written-before';
    await catalogueChanged(transaction);
    return 'written';
  });
}

async function findVisit(
  database: Database,
  { key, brandId }: { readonly key: string; readonly brandId: string },
  now: Date,
) {
  const order = await createOrderRepository(database).find(key, brandId);
  if (order) return { businessId: order.businessId, isCompleted: order.state === 'completed' };
  const booking = await createBookingRepository(database).find(key, brandId);
  if (!booking) return undefined;
  return { businessId: booking.businessId, isCompleted: bookingState(booking, now) === 'completed' };
}
