import { Button, PrinterIcon, ReceiptIcon, saveFile } from '@storefront/ui';
import { copy } from '../../copy';
import type { KitchenOrder } from '../../domain/kitchen-order';
import type { KitchenFrame } from '../../stores/kitchen-frame';
import styles from './order-ticket.module.css';

interface OrderTicketProps {
  readonly frame: KitchenFrame;
  readonly order: KitchenOrder;
}

/** Prints the ticket of an order, or saves it for a receipt printer (KIT-13). */
export function OrderTicket({ frame, order }: OrderTicketProps) {
  const save = async () => {
    const { encodeTicket } = await import('../../gateway/encode-ticket');
    const bytes = encodeTicket(order, frame.known?.businessName ?? '');
    saveFile(copy.ticket.file(order.number), 'application/octet-stream', bytes);
  };
  return (
    <div className={styles.buttons}>
      <Button
        tone="quiet"
        size="large"
        icon={<PrinterIcon size={20} />}
        onClick={() => frame.ticket.print(order)}
      >
        {copy.ticket.print}
      </Button>
      <Button tone="quiet" size="large" icon={<ReceiptIcon size={20} />} onClick={() => void save()}>
        {copy.ticket.save}
      </Button>
    </div>
  );
}
