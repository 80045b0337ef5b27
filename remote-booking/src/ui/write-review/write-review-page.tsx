import { buttonLook, Button, CheckCircleIcon, EmptyState, FormFailure, PageWidth } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { WriteReviewPageModel } from '../../stores/write-review-page-model';
import { FeedbackForm } from './feedback-form';
import styles from './write-review-page.module.css';

// The button that had the focus is gone and the page is shorter, so the focus moves to the thanks and scrolls them into view.
const takeFocus = (place: HTMLElement | null) => place?.focus();

/** The page on which a customer writes a review, with the key of a completed order or booking (REV-22). */
export const WriteReviewPage = observer(function WriteReviewPage({
  model,
}: {
  readonly model: WriteReviewPageModel;
}) {
  const { feedback, business, Link } = model;
  if (feedback.sending.kind === 'done') {
    const reviews = `/review?${new URLSearchParams({ business: business.business?.slug ?? '' })}`;
    return (
      <div role="status" tabIndex={-1} ref={takeFocus} className={styles.thanks}>
        <EmptyState
          level={1}
          title={copy.write.thanksTitle}
          icon={<CheckCircleIcon size={36} />}
          action={
            <Link to={reviews} className={buttonLook({})}>
              {copy.write.toReviews}
            </Link>
          }
        >
          {copy.write.thanks}
        </EmptyState>
      </div>
    );
  }
  return (
    <PageWidth width="form" className={styles.page}>
      <h1 className={styles.title}>{copy.write.title(model.name)}</h1>
      <p className={styles.lead}>{copy.write.lead}</p>
      <FeedbackForm store={feedback} />
      {feedback.refusal !== '' && (
        <FormFailure title={copy.write.refused}>
          <p>{feedback.refusal}</p>
        </FormFailure>
      )}
      <Button type="submit" form="feedback" wide size="large" busy={feedback.sending.kind === 'running'}>
        {copy.write.send}
      </Button>
    </PageWidth>
  );
});
