import { Choice } from './choice';
import type { ChoiceProps } from './choice';

interface CheckboxProps extends ChoiceProps {
  readonly onChange: (checked: boolean) => void;
}

/** One thing that is ticked or not. */
export function Checkbox(props: CheckboxProps) {
  return <Choice type="checkbox" {...props} />;
}
