import type { ReactNode } from 'react';

/** The elements that a layout primitive may be. */
type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'nav'
  | 'header'
  | 'footer'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'legend';

/** What every layout primitive takes. */
export interface BoxProps {
  readonly as?: BoxElement;
  readonly className?: string | undefined;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children?: ReactNode;
}
