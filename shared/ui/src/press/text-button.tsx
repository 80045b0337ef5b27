import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { linkLook } from './link-look';

/** A button that reads as a link: Change, Reset, Resend. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(linkLook(), className)} />;
}
