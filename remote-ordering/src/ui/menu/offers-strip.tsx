import {
  ChevronLeftIcon,
  ChevronRightIcon,
  GiftIcon,
  IconButton,
  TagIcon,
  TextButton,
  VisuallyHidden,
} from '@storefront/ui';
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

const words = copy.menu;
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
 * Moves on every two seconds, with two offers side by side on a wide screen (MNU-2, MNU-3). It stops while hovered, focused, paused
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

  return (
    <section className={styles.strip} aria-roledescription="carousel" aria-label={words.offers}>
      <h2 className={styles.title}>
        <VisuallyHidden>{words.offers}</VisuallyHidden>
      </h2>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.id} className={styles.slide}>
              <Offer offer={offer} model={model} />
            </li>
          ))}
        </ul>
      </div>
      {canMove && (
        <div className={styles.controls}>
          <IconButton
            label={words.previous}
            size="small"
            tone="soft"
            onClick={() => carousel?.scrollPrev(wantsLessMotion)}
          >
            <ChevronLeftIcon size={18} />
          </IconButton>
          <IconButton
            label={isPlaying ? words.pause : words.play}
            size="small"
            tone="soft"
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {isPlaying ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          </IconButton>
          <IconButton
            label={words.next}
            size="small"
            tone="soft"
            onClick={() => carousel?.scrollNext(wantsLessMotion)}
          >
            <ChevronRightIcon size={18} />
          </IconButton>
        </div>
      )}
    </section>
  );
};

const Offer = ({ offer, model }: { readonly offer: StripOffer; readonly model: BusinessPageModel }) => {
  const { text, isCut } = shortOffer(offer.text);
  const Icon = offer.kind === 'discount' ? TagIcon : GiftIcon;
  return (
    <div className={styles.offer}>
      <span className={styles.icon}>
        <Icon size={18} />
      </span>
      <p className={styles.text}>
        <bdi>{text}</bdi> <span className={styles.service}>{words.offer[offer.service]}</span>{' '}
        {isCut && (
          <TextButton
            aria-label={`${words.more}: ${text}`}
            onClick={() => model.fullText.show({ title: words.offerFull, text: offer.text })}
          >
            {words.more}
          </TextButton>
        )}
      </p>
    </div>
  );
};
