import type { RegistryAnswer } from '@storefront/contract';
import { Badge } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { urgentFirst, reachText, urgentAction } from '../domain/now';
import { timeText } from '../domain/times';
import { doerText } from '../domain/who-text';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useQuery } from './console-context';
import styles from './now-panel.module.css';
import { Panel } from './page';
import { ReleaseName } from './release-name';
import { RolloutState } from './rollout-state';

const every = 5_000;

type OpenRollout = RegistryAnswer<'rollouts'>[number];

/** What is being rolled out, held or ill: who began it and why, what was done last, and the one button for it (CON-6). */
export const NowPanel = observer(function NowPanel() {
  const store = useQuery('rollouts', { outcome: 'open' }, every);
  return (
    <Panel title="Now">
      <Answer store={store} label="what is being rolled out">
        {(rollouts) =>
          rollouts.length === 0 ? (
            <p className={styles.calm}>Nothing is being rolled out.</p>
          ) : (
            <ul className={styles.list} aria-label="Rollouts now">
              {urgentFirst(rollouts).map((rollout) => (
                <NowItem key={rollout.id} rollout={rollout} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
});

function NowItem({ rollout }: { readonly rollout: OpenRollout }) {
  const { id, release, state, begun, last, verdict, stepBeganAt } = rollout;
  const urgent = urgentAction(rollout);
  const isLastOther = last !== null && last.at !== begun?.at;
  // The guard acts for the reason of its verdict, which is said above.
  const lastReason = last === null || last.reason === verdict?.reason ? '' : `: ${last.reason}`;
  return (
    <li className={styles.item} data-state={state}>
      <div className={styles.head}>
        <ReleaseName release={release} />
        <RolloutState state={state} />
        {verdict?.cause === 'ill' && <Badge tone="danger">stable is ill</Badge>}
      </div>
      <p>
        {reachText(rollout)}, since {timeText(stepBeganAt)}
      </p>
      {verdict !== null && (
        <p>
          <strong>{`Verdict ${verdict.kind}:`}</strong> {verdict.reason}
        </p>
      )}
      {isLastOther && <p>{`${doerText(last)}, ${last.action}, ${timeText(last.at)}${lastReason}`}</p>}
      {begun !== null && <p className={styles.small}>{`Begun by ${doerText(begun)}: ${begun.reason}`}</p>}
      <div className={styles.actions}>
        {urgent !== undefined && (
          <ChangeButton command={urgent.command} values={{ rollout: id }} about={id} tone={urgent.tone}>
            {urgent.label}
          </ChangeButton>
        )}
        <Link to={`/rollouts/${id}`} className={styles.link}>
          {`Look at ${id}`}
        </Link>
      </div>
    </li>
  );
}
