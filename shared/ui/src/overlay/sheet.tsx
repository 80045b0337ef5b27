import { Modal } from './modal';
import type { ModalProps } from './modal';

/** A modal panel: from below on a phone, from the right on anything wider. */
export const Sheet = (props: ModalProps) => <Modal {...props} shape="side" />;
