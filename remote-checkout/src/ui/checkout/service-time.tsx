import { Banner, CollectionIcon, DeliveryIcon, SelectField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { SlotChoice } from '../../domain/slots';
import type { SlotStore } from '../../stores/slot-store';
import { Section } from './section';

const words = copy.checkout;

const labelOf = ({ kind, value }: SlotChoice): string => {
  if (kind === 'time') return value;
  return kind === 'asap' ? words.slot.asap : words.slot.asapAfterOpening;
};

/** Collection or Delivery, and when (CHK-5, CHK-6). */
export const ServiceTime = observer(function ServiceTime({ slots }: { slots: SlotStore }) {
  const { mode, choices, value, sentence, choose } = slots;
  const Icon = mode === 'delivery' ? DeliveryIcon : CollectionIcon;
  return (
    <Section heading={words.modes[mode]} icon={<Icon size={22} />}>
      {value === undefined ? (
        <Banner tone="warning" role="status">
          {sentence}
        </Banner>
      ) : (
        <SelectField
          label={words.slot.label[mode]}
          value={value}
          options={choices.map((choice) => ({ value: choice.value, label: labelOf(choice) }))}
          onChange={choose}
        />
      )}
    </Section>
  );
});
