import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** A list of labels and values, one line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
