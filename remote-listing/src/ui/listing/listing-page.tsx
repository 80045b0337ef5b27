import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { SkipButton } from '@storefront/ui';
import { copy } from '../../copy';
import type { ListingPageModel } from '../../stores/listing-page-model';
import { ChangeLocation } from '../change-location/change-location';
import { Filters } from './filters';
import styles from './listing-page.module.css';
import { Results } from './results';
import { Tools } from './tools';

/** The restaurants of a postcode: filters at the left, cards at the right. */
export const ListingPage = observer(function ListingPage({ model }: { model: ListingPageModel }) {
  const { listing, location } = model;
  const { answers, place, refusal } = listing;
  const results = useRef<HTMLElement>(null);
  const cards = useRef<HTMLDivElement>(null);

  // A new answer is shown from its top (LST-53); before the first one the page is at its top already.
  useEffect(() => {
    if (answers > 0) window.scrollTo(0, 0);
  }, [answers]);

  const showFound = useCallback(() => {
    model.toggleFilters();
    results.current?.focus();
  }, [model]);

  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>{copy.listing.heading(place)}</h1>
        {refusal === undefined && (
          <SkipButton onClick={() => cards.current?.focus()}>{copy.listing.skip}</SkipButton>
        )}
      </div>
      <Filters model={model} onDone={showFound} />
      <section
        ref={results}
        tabIndex={-1}
        className={styles.results}
        aria-label={copy.listing.heading(place)}
      >
        {/* Nothing is found that could be searched, counted or sorted (D119). */}
        {refusal === undefined && <Tools store={listing} />}
        <div ref={cards} tabIndex={-1} className={styles.cards}>
          <Results model={model} />
        </div>
      </section>
      <ChangeLocation store={location} busy={listing.isSearching} />
    </div>
  );
});
