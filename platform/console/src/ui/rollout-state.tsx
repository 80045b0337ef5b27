import type { RolloutReport } from '@storefront/contract';
import { Badge } from '@storefront/ui';

const tones = {
  running: 'accent',
  paused: 'warning',
  held: 'warning',
  watched: 'accent',
  promoted: 'success',
  aborted: 'danger',
} as const satisfies Record<RolloutReport['state'], string>;

export function RolloutState({ state }: Pick<RolloutReport, 'state'>) {
  return <Badge tone={tones[state]}>{state}</Badge>;
}
