import type { RegistryAnswer } from '@storefront/contract';
import { Badge } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { timeText, zonedTimeText } from '../domain/times';
import { doerText } from '../domain/who-text';
import { ChangeButton } from './change-button';
import { useQuery } from './console-context';
import styles from './now-panel.module.css';
import { Panel } from './page';
import { ReleaseName } from './release-name';

const every = 5_000;

type Waiting = RegistryAnswer<'approvals'>['waiting'][number];

/** What waits for a second person, with one press to approve and one to reject (ROL-8); nothing while nothing waits. */
export const WaitingPanel = observer(function WaitingPanel() {
  const { answer } = useQuery('approvals', {}, every);
  // Most shops never ask for a second person: a first page without this panel says nothing of it.
  if (answer.kind !== 'done' || answer.value.waiting.length === 0) return null;
  return (
    <Panel title="Waits for approval" note="by somebody else than who asks">
      <ul className={styles.list} aria-label="What waits for approval">
        {answer.value.waiting.map((waiting) => (
          <WaitingItem key={waiting.id} waiting={waiting} />
        ))}
      </ul>
    </Panel>
  );
});

interface WaitingProps {
  readonly waiting: Waiting;
}

function WaitingItem({ waiting }: WaitingProps) {
  const { id, action, subject, effects, reason, because, askedAt, expiresAt, at } = waiting;
  return (
    <li className={styles.item} data-state={waiting.stale ? undefined : 'held'}>
      <div className={styles.head}>
        {subject.includes('@') ? <ReleaseName release={subject} /> : <strong>{subject}</strong>}
        <Badge tone="warning">{action}</Badge>
        <span className={styles.small}>{id}</span>
      </div>
      {effects.map((effect) => (
        <p key={effect}>{effect}</p>
      ))}
      <p>{`${doerText(waiting)} asks, ${timeText(askedAt)}: ${reason}`}</p>
      <p className={styles.small}>
        {`Because of ${because.join(', ')}. It waits until ${at === undefined ? timeText(expiresAt) : zonedTimeText(expiresAt)}.`}
      </p>
      <WaitingButtons waiting={waiting} />
    </li>
  );
}

/** What the signed-in person can do about it, or why not. */
function WaitingButtons({ waiting: { id, stale, whyNot, isOwn } }: WaitingProps) {
  return (
    <>
      {stale && <p>What it would change has changed meanwhile. Who still wants it asks again.</p>}
      {!stale && whyNot !== undefined && <p>{whyNot}</p>}
      <div className={styles.actions}>
        {!stale && whyNot === undefined && (
          <ChangeButton command="approval give" values={{ change: id }} about={id} tone="primary">
            Approve
          </ChangeButton>
        )}
        {/* What a machine of the team has asked for, a person of the team rejects like others do. */}
        {isOwn && whyNot !== undefined ? (
          <ChangeButton command="approval withdraw" values={{ change: id }} about={id}>
            Withdraw
          </ChangeButton>
        ) : (
          <ChangeButton command="approval refuse" values={{ change: id }} about={id}>
            Reject
          </ChangeButton>
        )}
      </div>
    </>
  );
}
