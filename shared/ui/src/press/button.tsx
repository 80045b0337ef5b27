import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { buttonLook } from './button-look';
import type { ButtonLook } from './button-look';
import { Spinner } from './spinner';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'size'> {
  /** Its action is running: it keeps its size and focus, shows a spinner and ignores further presses. */
  readonly busy?: boolean;
  /** Shown before the text. */
  readonly icon?: ReactNode;
}

/** A button with text; of type button by default. */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  icon,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, which would lose the focus and, in a form, let Enter submit again.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonLook({ tone, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
