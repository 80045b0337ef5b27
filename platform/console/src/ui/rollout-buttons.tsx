import { assertNever } from '@storefront/contract';
import type { RolloutReport } from '@storefront/contract';
import { Cluster } from '@storefront/ui';
import type { ReactNode } from 'react';
import { ChangeButton } from './change-button';

type RolloutButtonsProps = Pick<RolloutReport, 'id' | 'state'>;

/** The actions that are possible in the current state of a rollout. */
export function RolloutButtons({ id, state }: RolloutButtonsProps) {
  if (state === 'promoted' || state === 'aborted') return null;
  const values = { rollout: id };
  if (state === 'watched') return <WatchedButtons id={id} />;
  return (
    <Cluster gap={1}>
      {stateButtons(id, state)}
      <ChangeButton command="rollout promote" values={values} about={id} tone="quiet">
        Promote
      </ChangeButton>
      <ChangeButton command="rollout abort" values={values} about={id} tone="danger">
        Abort
      </ChangeButton>
    </Cluster>
  );
}

/** What can still be done with a release that is stable and watched (GRD-11). */
function WatchedButtons({ id }: Pick<RolloutReport, 'id'>) {
  const values = { rollout: id };
  return (
    <Cluster gap={1}>
      <ChangeButton command="rollout promote" values={values} about={id} tone="quiet">
        Stop watching
      </ChangeButton>
      <ChangeButton command="rollout abort" values={values} about={id} tone="danger">
        Roll back
      </ChangeButton>
    </Cluster>
  );
}

function stateButtons(
  id: string,
  state: Exclude<RolloutReport['state'], 'watched' | 'promoted' | 'aborted'>,
): ReactNode {
  const values = { rollout: id };
  switch (state) {
    case 'running':
      return (
        <>
          <ChangeButton command="rollout advance" values={values} about={id}>
            Next step
          </ChangeButton>
          <ChangeButton command="rollout pause" values={values} about={id} tone="quiet">
            Pause
          </ChangeButton>
        </>
      );
    case 'paused':
    case 'held':
      return (
        <ChangeButton command="rollout resume" values={values} about={id}>
          Resume
        </ChangeButton>
      );
    default:
      return assertNever(state);
  }
}
