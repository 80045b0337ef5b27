import { formatOrderSlot } from '@storefront/contract';
import { Banner, CollectionIcon, DeliveryIcon, SelectField } from '@storefront/ui';
import type { SelectOption } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { SlotChoice } from '../../domain/slots';
import type { SlotStore } from '../../stores/slot-store';
import { Section } from './section';

const words = copy.checkout;

/** The id of the time select, for who has to choose another time. */
export const timeChoiceId = 'order-time';

const labelOf = ({ kind, value, night }: SlotChoice): string => {
  if (kind === 'time') return formatOrderSlot(value, night);
  return kind === 'asap' ? words.slot.asap : words.slot.asapAfterOpening;
};

const optionsOf = ({ choices, lost }: SlotStore): readonly SelectOption[] => {
  const offered = choices.map((choice) => ({ value: choice.value, label: labelOf(choice) }));
  return lost === undefined
    ? offered
    : [...offered, { value: lost, label: words.slot.marked(lost), disabled: true }];
};

interface ServiceTimeProps {
  readonly slots: SlotStore;
}

/** Collection or Delivery, and when; a time that was lost stays shown until another is chosen (CHK-5, CHK-6, D82). */
export const ServiceTime = observer(function ServiceTime({ slots }: ServiceTimeProps) {
  const { mode, value, lost, sentence, choose } = slots;
  const Icon = mode === 'delivery' ? DeliveryIcon : CollectionIcon;
  const shown = lost ?? value;
  return (
    <Section heading={words.modes[mode]} icon={<Icon size={22} />}>
      {shown === undefined ? (
        <Banner tone="warning" role="status">
          {sentence}
        </Banner>
      ) : (
        <SelectField
          id={timeChoiceId}
          label={words.slot.label[mode]}
          value={shown}
          options={optionsOf(slots)}
          error={sentence}
          onChange={choose}
        />
      )}
    </Section>
  );
});
