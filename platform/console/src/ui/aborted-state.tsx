import type { RegistryAnswer } from '@storefront/contract';
import { Badge } from '@storefront/ui';
import { Link } from 'react-router-dom';
import { doerText } from '../domain/who-text';
import styles from './aborted-state.module.css';

interface AbortedStateProps {
  readonly aborted: NonNullable<RegistryAnswer<'releases'>[number]['aborted']>;
}

/** That the last rollout of a release was aborted, by whom and why. */
export function AbortedState({ aborted }: AbortedStateProps) {
  const { rollout, reason } = aborted;
  return (
    <div className={styles.state}>
      <Badge tone="danger">aborted by {doerText(aborted)}</Badge>{' '}
      <Link to={`/rollouts/${rollout}`}>{rollout}</Link>
      <p className={styles.reason}>{reason}</p>
    </div>
  );
}
