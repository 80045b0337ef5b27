import { useRef, useState } from 'react';
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

/** The common popup: a title, a message and one button (BIZ-13). While it closes, it keeps the last title and message. */
export function AlertPopup({ open, onClose, title, message, action = copy.ok }: AlertPopupProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The caller often has nothing to show any more once it is closed, and the popup stays on screen until its animation ends.
  const [shown, setShown] = useState({ title, message });
  if (open && (shown.title !== title || shown.message !== message)) setShown({ title, message });
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={shown.title}
      description={shown.message}
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
