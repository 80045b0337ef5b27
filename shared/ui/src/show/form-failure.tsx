import type { ReactNode } from 'react';
import { Banner } from './banner';
import styles from './form-failure.module.css';

// The sentence pushes the button down that was pressed, and may itself appear below the screen.
const bringIntoSight = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

interface FormFailureProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Why a form was not taken, directly above its button; comes into sight when it appears. */
export function FormFailure({ title, children }: FormFailureProps) {
  return (
    <div ref={bringIntoSight} className={styles.place}>
      <Banner tone="danger" role="alert" title={title}>
        {children}
      </Banner>
    </div>
  );
}
