import { Choice } from './choice';
import type { ChoiceProps } from './choice';

interface RadioProps extends ChoiceProps {
  /** The same for all radios of a group. */
  readonly name: string;
  readonly value?: string;
  readonly onChoose: () => void;
}

/** One of several choices with other content between them; a plain list is a `RadioGroup`. */
export function Radio({ onChoose, ...props }: RadioProps) {
  return <Choice type="radio" {...props} onChange={onChoose} />;
}
