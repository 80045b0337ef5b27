import type { PopupStore } from '@storefront/host';
import { AlertPopup } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';

/** 'Sorry!!' over a business that takes no order now (BKG-32, REV-14). */
export const ClosedNotice = observer(function ClosedNotice({ popup }: { readonly popup: PopupStore }) {
  return (
    <AlertPopup
      open={popup.isOpen}
      onClose={popup.close}
      title={popup.shown?.title ?? ''}
      message={popup.shown?.text ?? ''}
      action={copy.closeNotice}
    />
  );
});
