import { assertNever, formatDate, formatTimeAt, londonTime } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';
import { Banner, CollectionIcon, DeliveryIcon, SelectField } from '@storefront/ui';
import type { SelectOption } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { SlotChoice } from '../../domain/slots';
import type { SlotStore } from '../../stores/slot-store';
import { Section } from './section';

/** The id of the time select, which gets the focus when another time has to be chosen. */
export const timeChoiceId = 'order-time';

const labelOf = (choice: SlotChoice): string => {
  switch (choice.kind) {
    case 'time':
      return formatTimeAt(choice.at);
    case 'asap':
      return copy.slot.asap;
    case 'asap-after-opening':
      return copy.slot.asapAfterOpening;
    default:
      return assertNever(choice);
  }
};

const groupOf = (choice: SlotChoice): string | undefined => {
  if (choice.kind !== 'time') return undefined;
  const { period } = choice;
  switch (period.kind) {
    case 'today':
    case 'tonight':
      return copy.slot[period.kind];
    case 'after-midnight': {
      const [weekday = ''] = formatDate(period.serviceDate).split(' ');
      return copy.slot.afterMidnight(formatDate(period.date), weekday);
    }
    default:
      return assertNever(period);
  }
};

/** The value of the option for a lost time, which may be the same time of day as one that is offered. */
const lost = 'lost';

const optionsOf = ({ choices, lostTime }: SlotStore): readonly SelectOption[] => {
  const offered = choices.map((choice) => ({
    value: choice.value,
    label: labelOf(choice),
    group: groupOf(choice),
  }));
  return lostTime === undefined
    ? offered
    : [...offered, { value: lost, label: copy.slot.marked(lostTime), disabled: true }];
};

/** Says when ASAP usually is, and in a line of its own the dates of a time that the select shows alone (D83, D114). */
const hintOf = ({ mode, choice, usualTime }: SlotStore): string | undefined => {
  if (choice?.kind === 'time') return choice.label === choice.time ? undefined : choice.label;
  return usualTime === undefined ? undefined : copy.slot.usual[mode](londonTime(usualTime));
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
  const { mode, choice, lostTime, sentence, choose } = slots;
  const shown = lostTime === undefined ? choice?.value : lost;
  return shown === undefined ? (
    <Banner tone="warning" role="status">
      {sentence}
    </Banner>
  ) : (
    <SelectField
      id={timeChoiceId}
      label={copy.slot.label[mode]}
      hideLabel={hideLabel}
      value={shown}
      options={optionsOf(slots)}
      hint={hintOf(slots)}
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
    <Section heading={copy.checkout.modes[mode]} icon={<ModeIcon mode={mode} size={22} />}>
      <TimeChoice slots={slots} />
    </Section>
  );
});
