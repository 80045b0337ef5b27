import { formatSector } from '@storefront/contract';
import { Badge, Card, FailedState, Loading, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Information, OpeningLine } from '../../domain/information';
import type { InfoStore } from '../../stores/info-store';
import styles from './information-panel.module.css';

interface TimesProps {
  readonly title: string;
  readonly head: string;
  readonly lines: readonly OpeningLine[];
}

const Times = ({ title, head, lines }: TimesProps) => (
  <table className={styles.times}>
    <caption className={styles.caption}>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">{copy.info.opening}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ day, label }) => (
        <tr key={day}>
          <th scope="row">{day}</th>
          <td>{label}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Sectors = ({ sectors }: { readonly sectors: readonly string[] }) => (
  <section aria-labelledby="delivery-sectors">
    <h3 id="delivery-sectors" className={styles.caption}>
      {copy.info.sectors}
    </h3>
    <ul className={styles.sectors}>
      {sectors.map((sector) => (
        <li key={sector}>
          <Badge>{formatSector(sector)}</Badge>
        </li>
      ))}
    </ul>
  </section>
);

const Shown = ({ information }: { readonly information: Information }) => (
  <div className={styles.panel}>
    <section className={styles.about}>
      <h2 className={styles.title}>{copy.info.about(information.name)}</h2>
      <p className={styles.details}>{information.details}</p>
      {information.deliverySectors.length > 0 && <Sectors sectors={information.deliverySectors} />}
    </section>
    <Card className={styles.side}>
      <Times title={copy.info.times} head={copy.info.day} lines={information.openingTimes} />
      {information.specialDays.length > 0 && (
        <Times title={copy.info.special} head={copy.info.date} lines={information.specialDays} />
      )}
    </Card>
  </div>
);

interface InformationPanelProps {
  readonly store: InfoStore;
  readonly retry: () => Promise<void>;
}

/** The information that a business publishes about itself (INF-1 to INF-3). */
export const InformationPanel = observer(function InformationPanel({ store, retry }: InformationPanelProps) {
  const { information } = store;
  if (information.kind === 'done') return <Shown information={information.value} />;
  if (information.kind === 'failed') {
    return (
      <FailedState title={copy.info.failed} size="panel" onRetry={() => void retry()}>
        {information.sentence}
      </FailedState>
    );
  }
  return (
    <Loading label={copy.info.loading}>
      <SkeletonText lines={8} />
    </Loading>
  );
});
