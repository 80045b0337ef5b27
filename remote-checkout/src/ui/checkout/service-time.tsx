import { assertNever, secondHourNote } from '@storefront/contract';
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

const labelOf = (choice: SlotChoice): string => {
  switch (choice.kind) {
    case 'time':
      return choice.label;
    case 'asap':
      return words.slot.asap;
    case 'asap-after-opening':
      return words.slot.asapAfterOpening;
    default:
      return assertNever(choice);
  }
};

/** The value of the option for a lost time, which may be the same time of day as one that is offered. */
const lost = 'lost';

const optionsOf = ({ choices, lostTime }: SlotStore): readonly SelectOption[] => {
  const offered = choices.map((choice) => ({ value: choice.value, label: labelOf(choice) }));
  return lostTime === undefined
    ? offered
    : [...offered, { value: lost, label: words.slot.marked(lostTime), disabled: true }];
};

/** Says in a line of its own what a narrow select cuts off: in which of the two equal hours the time is (D114). */
const hintOf = (choice: SlotChoice | undefined): string | undefined =>
  choice?.kind === 'time' && choice.value !== choice.time ? secondHourNote(choice.time) : undefined;

interface ServiceTimeProps {
  readonly slots: SlotStore;
}

interface TimeChoiceProps extends ServiceTimeProps {
  /** Whether the label is visually hidden, because the heading beside it says the same. */
  readonly hideLabel?: boolean;
}

/** The time of the order; a time that is no longer possible stays shown until another is chosen (CHK-6, D82). */
export const TimeChoice = observer(function TimeChoice({ slots, hideLabel = false }: TimeChoiceProps) {
  const { mode, choice, lostTime, sentence, choose } = slots;
  const shown = lostTime === undefined ? choice?.value : lost;
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
      hint={hintOf(choice)}
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
