import { registryCommand } from '@storefront/contract';
import { Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Values } from '../domain/command-form';
import styles from './change-button.module.css';
import { useConsole } from './console-context';

interface ChangeButtonProps {
  /** The command's name on the command line. */
  readonly command: string;
  readonly values?: Values;
  /** What the button is about, for screen reader users who do not see where it is. */
  readonly about?: string;
  readonly tone?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
  readonly children: ReactNode;
}

/** Opens the dialog of a command. A button that the token may not use can still be pressed; it then says why. */
export const ChangeButton = observer(function ChangeButton(props: ChangeButtonProps) {
  const { command, values = {}, about, tone = 'secondary', children } = props;
  const console = useConsole();
  const form = registryCommand(command);
  const fault = console.whyNot(form, values);
  return (
    <Button
      size="small"
      tone={tone}
      className={styles.button}
      aria-label={about === undefined ? undefined : `${String(children)}: ${about}`}
      data-refused={fault === undefined ? undefined : ''}
      aria-description={fault}
      title={fault}
      onClick={() => console.open(form, values)}
    >
      {children}
    </Button>
  );
});
