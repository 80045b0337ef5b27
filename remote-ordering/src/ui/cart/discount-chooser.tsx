import { discountName } from '@storefront/pricing';
import { Button, Dialog, poundsText, RadioGroup } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { DiscountStore } from '../../stores/discount-store';

interface DiscountChooserProps {
  readonly store: DiscountStore;
}

/** The discounts that apply, with what each saves; a press chooses one (DSC-8, DSC-9). */
export const DiscountChooser = observer(function DiscountChooser({ store }: DiscountChooserProps) {
  return (
    <Dialog
      open={store.isChooserOpen}
      onClose={store.closeChooser}
      title={copy.discount.title}
      size="small"
      footer={
        <Button tone="secondary" onClick={store.closeChooser}>
          {copy.discount.close}
        </Button>
      }
    >
      <Offers store={store} />
    </Dialog>
  );
});

/** Rendered only in the open dialog, so that a change of the cart renders nothing of a closed one (G27). */
const Offers = observer(function Offers({ store }: DiscountChooserProps) {
  return (
    <RadioGroup
      legend={copy.discount.legend}
      hideLegend
      variant="column"
      value={store.appliedId}
      options={store.offers.map(({ discount, saved }) => ({
        value: discount.id,
        label: discount.text === '' ? discountName(discount) : discount.text,
        description: copy.discount.saves(poundsText(saved)),
      }))}
      onChange={store.choose}
    />
  );
});
