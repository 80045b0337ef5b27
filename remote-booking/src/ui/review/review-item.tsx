import { londonLongDate } from '@storefront/contract';
import { Stars } from '@storefront/ui';
import type { Review } from '../../domain/review';
import { FoldedText } from '../folded-text';
import styles from './review-item.module.css';

/** One review: name, date, stars, and its text if it has one (REV-9, REV-10). */
export function ReviewItem({ review }: { readonly review: Review }) {
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <h3 className={styles.name}>{review.name}</h3>
        <time className={styles.time} dateTime={review.at}>
          {londonLongDate(Date.parse(review.at))}
        </time>
        {review.stars !== '' && <Stars rating={Number(review.stars)} />}
      </div>
      {review.text.trim() !== '' && (
        <blockquote className={styles.text}>
          <FoldedText text={review.text} most={700} />
        </blockquote>
      )}
    </li>
  );
}
