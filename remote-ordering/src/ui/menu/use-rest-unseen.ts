import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

type Plugins = ReturnType<NonNullable<UseEmblaCarouselType[1]>['plugins']>;

/** Stops a playing carousel while it is out of sight, for its movement would delay the customer's presses (G27). */
export function useRestUnseen(carousel: UseEmblaCarouselType[1]) {
  useEffect(() => {
    if (!carousel) return;
    let isPausedHere = false;
    const observer = new IntersectionObserver((entries) => {
      // A paused carousel has no autoplay plugin.
      const { autoplay }: Partial<Plugins> = carousel.plugins();
      if (entries.at(-1)?.isIntersecting === true) {
        if (isPausedHere) autoplay?.play();
        isPausedHere = false;
      } else if (autoplay?.isPlaying() === true) {
        autoplay.stop();
        isPausedHere = true;
      }
    });
    observer.observe(carousel.rootNode());
    return () => observer.disconnect();
  }, [carousel]);
}
