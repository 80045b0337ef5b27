import { useRef } from 'react';
import type { ReactNode } from 'react';
import { copy } from '../copy';
import { Button } from '../press';
import { Modal } from './modal';

interface AlertPopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly message: ReactNode;
  /** The text of its one button; 'OK' by default. */
  readonly action?: string;
}

/** The common popup: a title, a message and one button (BIZ-13). */
export function AlertPopup({ open, onClose, title, message, action = copy.ok }: AlertPopupProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      description={message}
      shape="small"
      role="alertdialog"
      initialFocus={button}
      footer={
        <Button ref={button} onClick={onClose}>
          {action}
        </Button>
      }
    />
  );
}
