import { Choice } from './choice';
import type { ChoiceProps } from './choice';

interface CheckboxProps extends ChoiceProps {
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with its label. */
export function Checkbox(props: CheckboxProps) {
  return <Choice type="checkbox" {...props} />;
}
