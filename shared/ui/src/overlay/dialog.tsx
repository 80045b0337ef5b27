import { Modal } from './modal';
import type { ModalProps } from './modal';

interface DialogProps extends ModalProps {
  /** small 420px, medium 560px, large 760px; a sheet from below on a phone. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** A modal dialog. It is drawn while `open`; what opened it gets the focus back. */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <Modal {...props} shape={size} />;
}
