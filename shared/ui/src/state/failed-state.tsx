import type { ReactNode } from 'react';
import { copy } from '../copy';
import { RefreshIcon, WarningIcon } from '../icons';
import { Button } from '../press';
import { PanelState } from './panel-state';

interface FailedStateProps {
  readonly title?: string;
  /** What happened and what the customer can do. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  readonly size?: 'page' | 'panel';
  /** The same as of EmptyState. */
  readonly level?: 1 | 2;
}

/** A part of the page that did not load, announced, with a button to try again. */
export function FailedState({
  title = copy.failedTitle,
  children,
  onRetry,
  retrying = false,
  size,
  level,
}: FailedStateProps) {
  return (
    <PanelState
      title={title}
      size={size}
      level={level}
      role="alert"
      icon={<WarningIcon size={36} />}
      action={
        <Button tone="secondary" busy={retrying} icon={<RefreshIcon size={18} />} onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {children}
    </PanelState>
  );
}
