import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './chip.module.css';
import { PressLink } from './press-link';

interface ChipLinkProps {
  readonly children: ReactNode;
  /** The address with the filter turned, which leads there without scripts and in a new tab. */
  readonly href: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** A filter of the address that is on or off. */
export function ChipLink({ chosen, className, ...rest }: ChipLinkProps) {
  return (
    <PressLink
      {...rest}
      className={classNames(styles.chip, className)}
      aria-current={chosen ? 'true' : undefined}
    />
  );
}
