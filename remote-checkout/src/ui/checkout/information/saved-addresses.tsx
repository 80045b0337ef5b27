import { Banner, Button, ChevronLeftIcon, ChevronRightIcon, IconButton, PlusIcon } from '@storefront/ui';
import useEmblaCarousel from 'embla-carousel-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { copy } from '../../../copy';
import type { InformationStore } from '../../../stores/information-store';
import { SavedAddress } from './saved-address';
import styles from './saved-addresses.module.css';

/** The user's addresses as a carousel, the default first: one in view, two from 1000 px (ADR-5 to ADR-10). */
export const SavedAddresses = observer(function SavedAddresses({
  information,
}: {
  information: InformationStore;
}) {
  const { book, selectedId, sentence, select, edit, add } = information;
  const name = useId();
  // The carousel starts at the picked address.
  const [startIndex] = useState(() =>
    Math.max(
      0,
      book.findIndex(({ id }) => id === selectedId),
    ),
  );
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', startIndex });
  const [reach, setReach] = useState({ before: false, after: false });

  useEffect(() => {
    if (!carousel) return;
    const update = () => setReach({ before: carousel.canScrollPrev(), after: carousel.canScrollNext() });
    update();
    carousel.on('select', update).on('reInit', update);
    return () => void carousel.off('select', update).off('reInit', update);
  }, [carousel]);

  return (
    <div className={styles.saved}>
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.slides} role="radiogroup" aria-label={copy.information.saved}>
          {book.map((address) => (
            <SavedAddress
              key={address.id}
              address={address}
              group={name}
              isPicked={address.id === selectedId}
              onPick={() => void select(address)}
              onEdit={() => edit(address)}
            />
          ))}
        </div>
      </div>
      {sentence !== '' && (
        <Banner tone="danger" role="alert">
          {sentence}
        </Banner>
      )}
      <div className={styles.foot}>
        <Button tone="secondary" size="small" icon={<PlusIcon size={18} />} onClick={add}>
          {copy.information.add}
        </Button>
        {(reach.before || reach.after) && (
          <div className={styles.arrows}>
            <IconButton
              label={copy.information.previous}
              tone="soft"
              disabled={!reach.before}
              onClick={() => carousel?.scrollPrev()}
            >
              <ChevronLeftIcon size={20} />
            </IconButton>
            <IconButton
              label={copy.information.next}
              tone="soft"
              disabled={!reach.after}
              onClick={() => carousel?.scrollNext()}
            >
              <ChevronRightIcon size={20} />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  );
});
