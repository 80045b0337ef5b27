import { Modal } from './modal';
import type { ModalProps } from './modal';

/** A modal panel: from below on a phone, from the right on anything wider. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} shape="side" />;
}
