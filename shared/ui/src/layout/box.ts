import type { ReactNode } from 'react';

/** The elements that a layout component can render. */
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

/** The props of every layout component. */
export interface BoxProps {
  readonly as?: BoxElement;
  readonly className?: string | undefined;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children?: ReactNode;
}
