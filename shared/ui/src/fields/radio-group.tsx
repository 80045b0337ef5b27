import { useId } from 'react';
import type { ReactNode } from 'react';
import { ChoiceGroup } from './choice-group';
import type { ChoiceGroupProps } from './choice-group';
import { Radio } from './radio';

/** One radio of a group. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly trailing?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioGroupProps<Value extends string> extends ChoiceGroupProps {
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of several: pay mode, address, slot. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  variant = 'list',
  ...group
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <ChoiceGroup {...group} variant={variant} role="radiogroup">
      {options.map((option) => (
        <Radio
          key={option.value}
          {...option}
          name={name}
          variant={variant === 'list' ? 'row' : 'card'}
          checked={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}
