import { Card } from '@storefront/ui';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly heading: string;
  readonly icon?: ReactNode;
  /** The heading can take the focus when the focused element is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One question of the checkout on a card. */
export function Section({ heading, icon, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <h2 id={id} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        {heading}
      </h2>
      {children}
    </Card>
  );
}
