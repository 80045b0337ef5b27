import { Button, Dialog, RadioGroup } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { KitchenPageModel } from '../../stores/kitchen-page-model';

const options = copy.refusal.reasons.map((reason) => ({ value: reason, label: reason }));

/** Asks why an order is rejected or cancelled (KIT-4). */
export const RefusalDialog = observer(function RefusalDialog({
  model,
}: {
  readonly model: KitchenPageModel;
}) {
  const { refusal } = model;
  const { order, isRejection } = refusal;
  const number = order?.number ?? '';
  return (
    <Dialog
      open={order !== undefined}
      onClose={refusal.close}
      title={isRejection ? copy.refusal.reject(number) : copy.refusal.cancel(number)}
      description={copy.refusal.text}
      footer={
        <>
          <Button tone="secondary" size="large" onClick={refusal.close}>
            {copy.refusal.back}
          </Button>
          <Button tone="danger" size="large" onClick={() => void model.refuse()}>
            {isRejection ? copy.refusal.confirmReject : copy.refusal.confirmCancel}
          </Button>
        </>
      }
    >
      <RadioGroup<string>
        legend={copy.refusal.legend}
        variant="column"
        options={options}
        value={refusal.reason}
        onChange={refusal.choose}
      />
    </Dialog>
  );
});
