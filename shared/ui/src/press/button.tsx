import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { buttonLook } from './button-look';
import type { ButtonLook } from './button-look';
import { Spinner } from './spinner';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'size'> {
  /** What it began is under way: it keeps its place and the focus, turns a ring and takes no second press. */
  readonly busy?: boolean;
  /** Drawn before the words. */
  readonly icon?: ReactNode;
}

/** A button with words; of type button unless it says submit. */
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
    // Stopped here and not by `disabled`, which would throw away the focus and, in a form, let Enter submit again.
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
