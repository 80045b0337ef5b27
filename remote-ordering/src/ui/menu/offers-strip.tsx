import { GiftIcon, IconButton, TagIcon, VisuallyHidden } from '@storefront/ui';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { copy } from '../../copy';
import { stripOffers } from '../../domain/offers';
import type { StripOffer } from '../../domain/offers';
import { shortOffer } from '../../domain/short-text';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './offers-strip.module.css';
import { PauseIcon, PlayIcon } from './play-icons';
import { useLessMotion } from './use-less-motion';
import { useRestUnseen } from './use-rest-unseen';

const slideInterval = 2000;

/** The offers of the business, or nothing when there are none. */
export const OffersStrip = observer(function OffersStrip({ model }: { readonly model: BusinessPageModel }) {
  const { menu } = model.business;
  const { discounts } = model.totals;
  const groups = menu.kind === 'done' ? menu.value.freeDishGroups : undefined;
  const offers = useMemo(() => stripOffers(discounts, groups ?? []), [discounts, groups]);
  return offers.length === 0 ? null : <Carousel offers={offers} model={model} />;
});

interface CarouselProps {
  readonly offers: readonly StripOffer[];
  readonly model: BusinessPageModel;
}

/**
 * Chips that move on every two seconds, two side by side on a wide screen (MNU-2, MNU-3). It stops while hovered, focused, paused
 * or out of sight. When the customer prefers reduced motion it starts paused, and the next offer shows without movement (G22).
 */
const Carousel = ({ offers, model }: CarouselProps) => {
  const wantsLessMotion = useLessMotion();
  const [chosen, setIsPlaying] = useState<boolean>();
  const isPlaying = chosen ?? !wantsLessMotion;
  // A paused carousel has no plugin, which would start again when the pointer or the focus leaves.
  const plugins = useMemo(
    () =>
      isPlaying
        ? [
            Autoplay({
              delay: slideInterval,
              stopOnInteraction: false,
              stopOnMouseEnter: true,
              stopOnFocusIn: true,
            }),
          ]
        : [],
    [isPlaying],
  );
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', loop: true }, plugins);
  const [canMove, setCanMove] = useState(false);

  useEffect(() => {
    if (!carousel) return;
    const updateCanMove = () => setCanMove(carousel.scrollSnapList().length > 1);
    updateCanMove();
    carousel.on('reInit', updateCanMove);
    return () => {
      carousel.off('reInit', updateCanMove);
    };
  }, [carousel]);

  useRestUnseen(carousel);

  /** Shows all offers in full, the pressed one first. */
  const read = (pressed: StripOffer) =>
    model.fullText.show({
      title: offers.length === 1 ? copy.menu.offerFull : copy.menu.offers,
      text: [pressed, ...offers.filter((offer) => offer !== pressed)].map(({ text }) => text).join('\n\n'),
    });

  return (
    <section className={styles.strip} aria-roledescription="carousel" aria-label={copy.menu.offers}>
      <h2 className={styles.title}>
        <VisuallyHidden>{copy.menu.offers}</VisuallyHidden>
      </h2>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.id} className={styles.slide}>
              <Offer offer={offer} read={() => read(offer)} />
            </li>
          ))}
        </ul>
      </div>
      {canMove && (
        <div className={styles.controls}>
          <IconButton
            label={isPlaying ? copy.menu.pause : copy.menu.play}
            size="small"
            tone="soft"
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {isPlaying ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          </IconButton>
        </div>
      )}
    </section>
  );
};

/** An offer as a chip; pressing it shows it in full (MNU-4, MNU-5). */
const Offer = ({ offer, read }: { readonly offer: StripOffer; readonly read: () => void }) => {
  const Icon = offer.kind === 'discount' ? TagIcon : GiftIcon;
  return (
    <button type="button" className={styles.offer} aria-haspopup="dialog" onClick={read}>
      <Icon size={18} className={styles.icon} />
      <span className={styles.text}>
        <bdi>{shortOffer(offer.text).text}</bdi>{' '}
        <span className={styles.service}>{copy.menu.offer[offer.service]}</span>
      </span>
    </button>
  );
};
