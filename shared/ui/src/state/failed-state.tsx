import type { ReactNode } from 'react';
import { copy } from '../copy';
import { RefreshIcon, WarningIcon } from '../icons';
import { Button } from '../press';
import { PanelState } from './panel-state';

interface FailedStateProps {
  readonly title?: string;
  /** What the customer can know and do about it. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  readonly size?: 'page' | 'panel';
  /** As of EmptyState. */
  readonly level?: 1 | 2;
}

/** Something did not load; the rest of the page lives on. Announced, with a button that tries again. */
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
