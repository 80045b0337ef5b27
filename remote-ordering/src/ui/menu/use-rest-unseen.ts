import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

type Plugins = ReturnType<NonNullable<UseEmblaCarouselType[1]>['plugins']>;

/** A carousel that plays rests while it is out of sight: its movement would hold up what the customer presses meanwhile (G27). */
export function useRestUnseen(carousel: UseEmblaCarouselType[1]) {
  useEffect(() => {
    if (!carousel) return;
    let isResting = false;
    const observer = new IntersectionObserver((entries) => {
      // Paused, it has none.
      const { autoplay }: Partial<Plugins> = carousel.plugins();
      if (entries.at(-1)?.isIntersecting === true) {
        if (isResting) autoplay?.play();
        isResting = false;
      } else if (autoplay?.isPlaying() === true) {
        autoplay.stop();
        isResting = true;
      }
    });
    observer.observe(carousel.rootNode());
    return () => observer.disconnect();
  }, [carousel]);
}
