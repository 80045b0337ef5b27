import type { ComponentProps, MouseEvent } from 'react';

interface PressLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** Where a press leads before the scripts have come, and in a new tab. */
  readonly href: string;
  readonly onPress: () => void;
}

const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** A link whose press the page answers itself once its scripts are there. */
export function PressLink({ onPress, ...rest }: PressLinkProps) {
  const press = (event: MouseEvent) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    onPress();
  };
  return <a {...rest} onClick={press} />;
}
