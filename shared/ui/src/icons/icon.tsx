import type { ComponentType } from 'react';

/** The props of every icon; without a label it is decoration and hidden from assistive technology. */
interface IconProps {
  /** The side in px; 24 by default. */
  readonly size?: number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon component of the set. */
export type Icon = ComponentType<IconProps>;

/** Makes an icon from the path of a line drawing on a 24 by 24 grid, drawn in the colour of the text around it. */
export function icon(path: string, variant: 'line' | 'solid' = 'line'): Icon {
  return function DrawnIcon({ size = 24, label, className }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={variant === 'solid' ? 'currentColor' : 'none'}
        stroke={variant === 'solid' ? 'none' : 'currentColor'}
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
}
