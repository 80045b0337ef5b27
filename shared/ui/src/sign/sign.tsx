import type { SignState } from '@storefront/business';
import type { BusinessLook } from '@storefront/contract';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import looks from './looks.module.css';
import styles from './sign.module.css';

interface SignProps {
  /** Undefined when the server says none: the sign has the paint of any house. */
  readonly look: BusinessLook | undefined;
  /** The name of the business, by whose length the letters are sized. */
  readonly name: string;
  /** The name, or a link with it. */
  readonly children: ReactNode;
  /** p for decoration. */
  readonly as: 'h1' | 'h2' | 'p';
  /** The picture of the business's own logo, beside the letters. */
  readonly logo?: ReactNode;
  readonly state: SignState;
  /** The words on the board; no board without. */
  readonly board?: string;
  /** card: above a window; tall: a card without one; head: across the page of a business. */
  readonly size: 'card' | 'tall' | 'head';
}

const lengthOf = (name: string) => {
  if (name.length <= 8) return 'shortest';
  if (name.length <= 14) return 'short';
  if (name.length <= 20) return 'medium';
  return name.length <= 28 ? 'long' : 'longest';
};

/** The sign over a shop: who it is in the letters of its kitchen, and what hangs under it says whether it is open (LST-69). */
export function Sign({ look, name, children, as: Name, logo, ...shown }: SignProps) {
  const { state, board, size } = shown;
  return (
    <div
      className={classNames(styles.sign, looks.paint, styles[size])}
      data-cuisine={look?.cuisine}
      data-letters={look?.letters}
      data-ground={look?.ground}
      data-edge={look?.edge ?? 'scalloped'}
      data-state={state}
      data-length={lengthOf(name)}
    >
      {logo !== undefined && <div className={styles.logo}>{logo}</div>}
      <Name className={styles.name}>{children}</Name>
      <span className={styles.edge} />
      {board !== undefined && <span className={styles.board}>{board}</span>}
    </div>
  );
}
