import type { ReactNode } from 'react';
import { Stack } from '../index';
import styles from './gallery.module.css';

/** One part of the gallery. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Stack gap={6}>
        <h2>{title}</h2>
        {children}
      </Stack>
    </section>
  );
}
