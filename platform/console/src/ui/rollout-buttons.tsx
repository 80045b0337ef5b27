import type { RolloutReport } from '@storefront/contract';
import { Cluster } from '@storefront/ui';
import { ChangeButton } from './change-button';

type RolloutButtonsProps = Pick<RolloutReport, 'id' | 'state'>;

/** The actions that are possible in the current state of a rollout. */
export function RolloutButtons({ id, state }: RolloutButtonsProps) {
  if (state === 'promoted' || state === 'aborted') return null;
  const values = { rollout: id };
  return (
    <Cluster gap={1}>
      {state === 'running' ? (
        <>
          <ChangeButton command="rollout advance" values={values} about={id}>
            Next step
          </ChangeButton>
          <ChangeButton command="rollout pause" values={values} about={id} tone="quiet">
            Pause
          </ChangeButton>
        </>
      ) : (
        <ChangeButton command="rollout resume" values={values} about={id}>
          Resume
        </ChangeButton>
      )}
      <ChangeButton command="rollout promote" values={values} about={id} tone="quiet">
        Promote
      </ChangeButton>
      <ChangeButton command="rollout abort" values={values} about={id} tone="danger">
        Abort
      </ChangeButton>
    </Cluster>
  );
}
