import type { Page } from 'playwright-core';

// Runs in the page, without a frame between: what it scrolls is back in its place before anybody sees it.
const findSmallTargets = () => {
  const least = 24;
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem]';

  /** The rectangles of a target on the screen: its own, one for each line, and those of its labels. */
  const boxesOf = (target: Element): DOMRect[] => {
    const labels = 'labels' in target ? (target.labels as NodeListOf<Element> | null) : null;
    return [target, ...(labels ?? [])].flatMap((part) => [...part.getClientRects()]);
  };
  const isLarge = (target: Element) => {
    const [only, ...others] = target.getClientRects();
    return only !== undefined && others.length === 0 && only.width >= least && only.height >= least;
  };
  const isTarget = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [inert] *');

  const isHit = (target: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
  };
  /** How far the target reaches from a point in one direction, up to half of the least size. */
  const reach = (target: Element, x: number, y: number, stepX: number, stepY: number): number => {
    let pixels = 0;
    // The middle of each half pixel, because the edges of most boxes lie between two pixels.
    const isIn = (at: number) => isHit(target, x + stepX * at, y + stepY * at);
    while (pixels < least / 2 && isIn(pixels + 0.25)) pixels += 0.5;
    return pixels;
  };
  /** Width and height of what accepts a press around the middle of a box; undefined where the target does not. */
  const pressedSize = (target: Element, box: DOMRect) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!isHit(target, x, y)) return undefined;
    return {
      width: reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0),
      height: reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1),
    };
  };

  /** Scrolls a target into the middle, where no bar at the edge covers it; returns what scrolls everything back. */
  const bringIntoSight = (target: Element) => {
    const places: [Element, number, number][] = [];
    for (let part = target.parentElement; part; part = part.parentElement)
      places.push([part, part.scrollLeft, part.scrollTop]);
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return () => {
      for (const [part, left, top] of places) part.scrollTo({ left, top, behavior: 'instant' });
    };
  };

  /** Whether the line-height of a sentence sets the target's size: there are words beside it that are no target. */
  const isInSentence = (target: Element) => {
    if (getComputedStyle(target).display !== 'inline') return false;
    let block = target.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (!block) return false;
    const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode())
      if (/\p{L}/u.test(text.nodeValue ?? '') && !text.parentElement?.closest(controls)) return true;
    return false;
  };

  const targets = [...document.querySelectorAll(controls)].filter(isTarget);
  const small: { target: Element; size: string; middles: { x: number; y: number }[] }[] = [];
  for (const target of targets) {
    if (isLarge(target) || isInSentence(target)) continue;
    const scrollBack = bringIntoSight(target);
    const sizes = boxesOf(target).flatMap((box) => pressedSize(target, box) ?? []);
    scrollBack();
    // What nothing can press now, for example below a dialog, is no target now.
    if (sizes.length === 0 || sizes.some(({ width, height }) => width >= least && height >= least)) continue;
    const size = sizes.map(({ width, height }) => `${width} × ${height}`).join(', ');
    const middles = [...target.getClientRects()].map(({ x, y, width, height }) => ({
      x: x + width / 2,
      y: y + height / 2,
    }));
    small.push({ target, size, middles });
  }

  const distance = (box: DOMRect, { x, y }: { x: number; y: number }) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  /** Whether a circle of the least size around the target touches another target, or the circle of another small one. */
  const isCrowded = ({ target, middles }: (typeof small)[number]) =>
    middles.some(
      (middle) =>
        targets.some(
          (other) =>
            !other.contains(target) &&
            !target.contains(other) &&
            [...other.getClientRects()].some((box) => box.width > 0 && distance(box, middle) < least / 2),
        ) ||
        small.some(
          (other) =>
            other.target !== target &&
            other.middles.some((one) => Math.hypot(one.x - middle.x, one.y - middle.y) < least),
        ),
    );
  return small
    .filter(isCrowded)
    .map(({ target, size }) => `a target of ${size} px: ${target.outerHTML.slice(0, 160)}`);
};

/**
 * The targets of the page that are smaller than 24 by 24 px, one line each (G22, WCAG 2.5.8). What counts is the area that accepts a press,
 * with labels and invisible enlargements. A small target may stand in a sentence, or as far from the others as if it were large.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargets);
}
