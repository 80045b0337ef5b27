import { Banner, Button, Dialog, QuantityStepper, RadioGroup, TextArea, poundsText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Refundable } from '../../domain/refund';
import type { RefundStore } from '../../stores/refund-store';
import styles from './refund-dialog.module.css';

interface RefundDialogProps {
  readonly refund: RefundStore;
  readonly onConfirm: () => void;
}

/** Asks what a customer gets back, and why (KIT-10). */
export const RefundDialog = observer(function RefundDialog({ refund, onConfirm }: RefundDialogProps) {
  const { order, fault } = refund;
  const refundable = order?.refundable;
  return (
    <Dialog
      open={refundable !== undefined}
      onClose={refund.close}
      title={copy.refund.title(order?.number ?? '')}
      description={copy.refund.text}
      footer={
        <>
          <Button tone="secondary" size="large" onClick={refund.close}>
            {copy.refund.back}
          </Button>
          <Confirm refund={refund} onConfirm={onConfirm} />
        </>
      }
    >
      {refundable && (
        <div className={styles.fields}>
          {refundable.refunded > 0 && <p>{copy.refund.refunded(poundsText(refundable.refunded))}</p>}
          <What refund={refund} refundable={refundable} />
          <Reason refund={refund} />
          {fault !== '' && (
            <Banner tone="danger" role="alert">
              {fault}
            </Banner>
          )}
        </div>
      )}
    </Dialog>
  );
});

// The box of a dialog is not drawn again by what is below it, so each part of it observes for itself.
const Confirm = observer(function Confirm({ refund, onConfirm }: RefundDialogProps) {
  return (
    <Button tone="danger" size="large" onClick={onConfirm}>
      {copy.refund.confirm(poundsText(refund.amount))}
    </Button>
  );
});

const What = observer(function What({
  refund,
  refundable: { left, lines },
}: {
  readonly refund: RefundStore;
  readonly refundable: Refundable;
}) {
  return (
    <>
      <RadioGroup<'dishes' | 'whole'>
        legend={copy.refund.legend}
        variant="column"
        options={[
          { value: 'dishes', label: copy.refund.dishes },
          { value: 'whole', label: copy.refund.whole(poundsText(left)) },
        ]}
        value={refund.isWhole ? 'whole' : 'dishes'}
        onChange={(what) => refund.chooseWhole(what === 'whole')}
      />
      {!refund.isWhole && (
        <ul className={styles.lines}>
          {lines.map(({ line, name, quantity, each }) => (
            <li key={line} className={styles.line}>
              <span className={styles.words}>
                <strong>{name}</strong>
                <span className={styles.each}>{copy.refund.each(poundsText(each))}</span>
              </span>
              <QuantityStepper
                label={name}
                value={refund.quantityOf(line)}
                maximum={quantity}
                onIncrease={() => refund.choose(line, refund.quantityOf(line) + 1)}
                onDecrease={() => refund.choose(line, refund.quantityOf(line) - 1)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

const Reason = observer(function Reason({ refund }: { readonly refund: RefundStore }) {
  return (
    <TextArea
      label={copy.refund.reason}
      required
      rows={2}
      maxLength={500}
      value={refund.reason}
      onChange={refund.changeReason}
    />
  );
});
