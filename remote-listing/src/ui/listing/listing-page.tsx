import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { SkipButton } from '@storefront/ui';
import { copy } from '../../copy';
import type { ListingPageModel } from '../../stores/listing-page-model';
import type { DialogsProps } from './dialogs';
import { Filters } from './filters';
import styles from './listing-page.module.css';
import { Results } from './results';
import { Tools } from './tools';

/** The restaurants of a postcode: filters at the left, cards at the right. */
export const ListingPage = observer(function ListingPage({ model }: { model: ListingPageModel }) {
  const { listing, filtersOpen } = model;
  const Dialogs = useDialogs(model);
  const { answers, place, refusal } = listing;
  const results = useRef<HTMLElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const leadsToResults = useRef(false);

  // A new answer is shown from its top (LST-53); before the first one the page is at its top already.
  useEffect(() => {
    if (answers > 0) window.scrollTo(0, 0);
  }, [answers]);

  const showFound = useCallback(() => {
    leadsToResults.current = true;
    model.toggleFilters();
  }, [model]);

  // The sheet holds the focus until it has closed.
  useEffect(() => {
    if (filtersOpen || !leadsToResults.current) return;
    leadsToResults.current = false;
    results.current?.focus();
  }, [filtersOpen]);

  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>{copy.listing.heading(place)}</h1>
        {refusal === undefined && (
          <SkipButton onClick={() => cards.current?.focus()}>{copy.listing.skip}</SkipButton>
        )}
      </div>
      <Filters model={model} />
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
      {Dialogs && <Dialogs model={model} onDone={showFound} />}
    </div>
  );
});

/** What opens above the page, once its file has been fetched. */
function useDialogs(model: ListingPageModel) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps>>();
  const isMissing = model.needsDialogs && Dialogs === undefined;
  useEffect(() => {
    if (!isMissing) return;
    import('./dialogs').then(
      (file) => setDialogs(() => file.Dialogs),
      () => model.dialogsFailed(),
    );
  }, [isMissing, model]);
  return Dialogs;
}
