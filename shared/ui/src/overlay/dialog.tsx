import { Modal } from './modal';
import type { ModalProps } from './modal';

interface DialogProps extends ModalProps {
  /** small 420px, medium 560px, large 760px; a sheet from below on a phone. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** A modal dialog, rendered while `open`; closing it returns the focus to what opened it. */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <Modal {...props} shape={size} />;
}
