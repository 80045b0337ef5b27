import { placeAttribute } from '@storefront/host';
import { isLeftOut } from './left-out';
import type { Place, ScrollView } from './scroll-memory';

type Moved = Pick<ScrollView, 'place' | 'goTo'>;

/** The scroll position of a window's document. Heights of parts that were never drawn are estimates, so a marked part takes precedence over pixels. */
export function documentScroll(window: Window): Moved {
  const { document } = window;

  const firstInSight = () =>
    [...document.querySelectorAll<HTMLElement>(`main [${placeAttribute}]`)].find((part) => {
      if (isLeftOut(part)) return false;
      const { top } = part.getBoundingClientRect();
      return top >= 0 && top < window.innerHeight;
    });

  const topOf = ({ top, part }: Place): number | undefined => {
    if (!part) return top;
    const found = document.querySelector(`main [${placeAttribute}="${CSS.escape(part.name)}"]`);
    return found ? window.scrollY + found.getBoundingClientRect().top - part.below : undefined;
  };

  return {
    place: () => {
      const top = window.scrollY;
      const part = top > 0 ? firstInSight() : undefined;
      const name = part?.getAttribute(placeAttribute);
      return part && name ? { top, part: { name, below: part.getBoundingClientRect().top } } : { top };
    },
    goTo: (place) => {
      const top = topOf(place);
      const furthest = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo({ top: Math.min(top ?? place.top, furthest), behavior: 'instant' });
      return top !== undefined && furthest >= top;
    },
  };
}
