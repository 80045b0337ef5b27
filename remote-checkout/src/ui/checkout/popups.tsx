import type { PopupStore } from '@storefront/host';
import { AlertPopup, Button, Dialog } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { copy } from '../../copy';
import type { CheckoutPopup } from '../../domain/checkout-popup';
import styles from './popups.module.css';

/** Message popups such as 'Error', and the modal 'Update !!!' (ORD-7 to ORD-10). */
export const Popups = observer(function Popups({ popups }: { popups: PopupStore<CheckoutPopup> }) {
  const { shown, close } = popups;
  const button = useRef<HTMLButtonElement>(null);
  const missing = shown?.kind === 'update' ? shown.missing : [];
  return (
    <>
      <AlertPopup
        open={shown?.kind === 'message'}
        onClose={close}
        title={shown?.kind === 'message' ? shown.title : ''}
        message={shown?.kind === 'message' ? shown.message : ''}
      />
      <Dialog
        open={shown?.kind === 'update'}
        onClose={close}
        title={copy.popup.update}
        description={copy.popup.updated}
        size="small"
        initialFocus={button}
        footer={
          <Button ref={button} onClick={close}>
            {copy.popup.ok}
          </Button>
        }
      >
        {missing.length > 0 && (
          <>
            <p className={styles.heading}>{copy.popup.missing}</p>
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
