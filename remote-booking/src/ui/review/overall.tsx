import { Card, Stars } from '@storefront/ui';
import { copy } from '../../copy';
import type { ReviewSummary } from '../../domain/review';
import styles from './overall.module.css';

const words = copy.reviews;

const Rated = ({ label, rating }: { readonly label: string; readonly rating: string }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{rating === '' ? words.none : <Stars rating={Number(rating)} />}</dd>
  </div>
);

/** The summary of all reviews (REV-2 to REV-4). */
export function Overall({ summary }: { readonly summary: ReviewSummary }) {
  return (
    <Card as="section" padding="large" aria-labelledby="overall">
      <h2 id="overall" className={styles.title}>
        {words.overall}
      </h2>
      {summary.overall === '' ? (
        <p className={styles.text}>{words.nobody}</p>
      ) : (
        <>
          <p className={styles.figure}>
            <strong>{summary.overall}</strong> {words.outOf}
          </p>
          <p className={styles.text}>{summary.overallText}</p>
        </>
      )}
      <dl className={styles.rows}>
        <Rated label={words.quality} rating={summary.quality} />
        <Rated label={words.service} rating={summary.service} />
        <Rated label={words.value} rating={summary.value} />
      </dl>
    </Card>
  );
}
