import { AlertPopup, Button, Dialog } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { copy } from '../../copy';
import type { PopupStore } from '../../stores/popup-store';
import styles from './popups.module.css';

const words = copy.checkout.popup;

/** Message popups such as 'Error', and the modal 'Update !!!' (ORD-7 to ORD-10). */
export const Popups = observer(function Popups({ popups }: { popups: PopupStore }) {
  const { popup, close } = popups;
  const button = useRef<HTMLButtonElement>(null);
  const missing = popup?.kind === 'update' ? popup.missing : [];
  return (
    <>
      <AlertPopup
        open={popup?.kind === 'message'}
        onClose={close}
        title={popup?.kind === 'message' ? popup.title : words.error}
        message={popup?.kind === 'message' ? popup.message : ''}
      />
      <Dialog
        open={popup?.kind === 'update'}
        onClose={close}
        title={words.update}
        description={words.updated}
        size="small"
        initialFocus={button}
        footer={
          <Button ref={button} onClick={close}>
            {words.ok}
          </Button>
        }
      >
        {missing.length > 0 && (
          <>
            <p className={styles.heading}>{words.missing}</p>
            <ul className={styles.missing}>
              {missing.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </>
  );
});
