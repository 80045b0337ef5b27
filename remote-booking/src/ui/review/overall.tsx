import { Card, Stars } from '@storefront/ui';
import { copy } from '../../copy';
import type { ReviewSummary } from '../../domain/review';
import styles from './overall.module.css';

const Rated = ({ label, rating }: { readonly label: string; readonly rating: string }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{rating === '' ? copy.reviews.none : <Stars rating={Number(rating)} />}</dd>
  </div>
);

/** The summary of all reviews (REV-2 to REV-4). */
export function Overall({ summary }: { readonly summary: ReviewSummary }) {
  return (
    <Card as="section" padding="large" aria-labelledby="overall">
      <h2 id="overall" className={styles.title}>
        {copy.reviews.overall}
      </h2>
      {summary.overall === '' ? (
        <p className={styles.text}>{copy.reviews.nobody}</p>
      ) : (
        <>
          <p className={styles.figure}>
            <strong>{summary.overall}</strong> {copy.reviews.outOf}
          </p>
          <p className={styles.text}>{summary.overallText}</p>
        </>
      )}
      <dl className={styles.rows}>
        <Rated label={copy.reviews.quality} rating={summary.quality} />
        <Rated label={copy.reviews.service} rating={summary.service} />
        <Rated label={copy.reviews.value} rating={summary.value} />
      </dl>
    </Card>
  );
}
