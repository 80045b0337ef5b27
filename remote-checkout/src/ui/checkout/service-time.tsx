import { assertNever, formatOrderSlot } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';
import { Banner, CollectionIcon, DeliveryIcon, SelectField } from '@storefront/ui';
import type { SelectOption } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { SlotChoice } from '../../domain/slots';
import type { SlotStore } from '../../stores/slot-store';
import { Section } from './section';

const words = copy.checkout;

/** The id of the time select, which gets the focus when another time has to be chosen. */
export const timeChoiceId = 'order-time';

const labelOf = ({ kind, value, night }: SlotChoice): string => {
  switch (kind) {
    case 'time':
      return formatOrderSlot(value, night);
    case 'asap':
      return words.slot.asap;
    case 'asap-after-opening':
      return words.slot.asapAfterOpening;
    default:
      return assertNever(kind);
  }
};

const optionsOf = ({ choices, lostTime }: SlotStore): readonly SelectOption[] => {
  const offered = choices.map((choice) => ({ value: choice.value, label: labelOf(choice) }));
  return lostTime === undefined
    ? offered
    : [...offered, { value: lostTime, label: words.slot.marked(lostTime), disabled: true }];
};

interface ServiceTimeProps {
  readonly slots: SlotStore;
}

interface TimeChoiceProps extends ServiceTimeProps {
  /** Whether the label is visually hidden, because the heading beside it says the same. */
  readonly hideLabel?: boolean;
}

/** The time of the order; a time that is no longer possible stays shown until another is chosen (CHK-6, D82). */
export const TimeChoice = observer(function TimeChoice({ slots, hideLabel = false }: TimeChoiceProps) {
  const { mode, value, lostTime, sentence, choose } = slots;
  const shown = lostTime ?? value;
  return shown === undefined ? (
    <Banner tone="warning" role="status">
      {sentence}
    </Banner>
  ) : (
    <SelectField
      id={timeChoiceId}
      label={words.slot.label[mode]}
      hideLabel={hideLabel}
      value={shown}
      options={optionsOf(slots)}
      error={sentence}
      onChange={choose}
    />
  );
});

const modeIcons: Readonly<Record<ChosenMode, typeof DeliveryIcon>> = {
  delivery: DeliveryIcon,
  collection: CollectionIcon,
};

interface ModeIconProps {
  readonly mode: ChosenMode;
  readonly size: number;
}

/** The icon of delivery or collection. */
export function ModeIcon({ mode, size }: ModeIconProps) {
  const Icon = modeIcons[mode];
  return <Icon size={size} />;
}

/** Collection or Delivery, and when (CHK-5, CHK-6). */
export const ServiceTime = observer(function ServiceTime({ slots }: ServiceTimeProps) {
  const { mode } = slots;
  return (
    <Section heading={words.modes[mode]} icon={<ModeIcon mode={mode} size={22} />}>
      <TimeChoice slots={slots} />
    </Section>
  );
});
