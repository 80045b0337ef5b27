import { inPercent } from '@storefront/contract';
import type { RegistryAnswer } from '@storefront/contract';
import { Badge, Banner, Cluster } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { timeText } from '../domain/times';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useConsole } from './console-context';
import { DataTable } from './data-table';
import { LatelyPanel } from './lately-panel';
import { NowPanel } from './now-panel';
import styles from './overview-page.module.css';
import { Page, Panel } from './page';
import { ReleaseName } from './release-name';
import { WaitingPanel } from './waiting-panel';

type Brand = RegistryAnswer<'overview'>['brands'][number];
type Cell = Brand['cells'][number];

/** What is to be done now and was done lately (CON-6), then every feature on every brand at a glance (CON-1). */
export const OverviewPage = observer(function OverviewPage() {
  const { overview } = useConsole();
  return (
    <Page
      title="Overview"
      actions={
        <>
          <ChangeButton command="release publish">Publish</ChangeButton>
          <ChangeButton command="rollout start" tone="primary">
            Start a rollout
          </ChangeButton>
        </>
      }
    >
      {overview.answer.kind === 'done' && <BrandFaults faults={overview.answer.value.faults} />}
      <NowPanel />
      <WaitingPanel />
      <LatelyPanel />
      <Answer store={overview} label="brands">
        {({ brands }) => brands.map((brand) => <BrandPanel key={brand.id} brand={brand} />)}
      </Answer>
    </Page>
  );
});

function BrandFaults({ faults }: { readonly faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <Banner
      tone="danger"
      title="Brand files with faults are not served as they are"
      className={styles.faults}
    >
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </Banner>
  );
}

/** Whether nothing is to be done about a feature on a brand; a rollout that goes on by itself stands above. */
const isWell = ({ canary }: Cell) => canary === undefined || !['held', 'paused'].includes(canary.state);

function BrandPanel({ brand }: { readonly brand: Brand }) {
  const { id, name, hosts, frozenUntil, cells } = brand;
  return (
    <Panel
      title={name}
      note={`${id} · ${hosts.join(', ')}`}
      actions={
        <>
          <Link to={`/brands/${id}`} aria-label={`Data of ${name}`}>
            Data
          </Link>
          {frozenUntil === undefined ? (
            <ChangeButton command="freeze" values={{ brand: id }} about={name} tone="quiet">
              Freeze
            </ChangeButton>
          ) : (
            <>
              <Badge tone="warning">Frozen until {timeText(frozenUntil)}</Badge>
              <ChangeButton command="unfreeze" values={{ brand: id }} about={name}>
                End the freeze
              </ChangeButton>
            </>
          )}
        </>
      }
    >
      <DataTable
        caption={`Features of ${name}`}
        rows={cells}
        isEven
        keyOf={({ feature }) => feature}
        empty="No feature has a release yet."
        folded={{ isFolded: isWell, label: (count) => `Show what is well: ${count} of ${cells.length}` }}
        columns={[
          {
            label: 'Feature',
            cell: ({ feature }) => <Link to={`/history/${id}/${feature}`}>{feature}</Link>,
          },
          { label: 'Stable', cell: stableCell },
          { label: 'Canary', cell: canaryCell },
          {
            label: 'Last good',
            cell: ({ lastGood: [first] }) => first !== undefined && <ReleaseName release={first} />,
          },
          {
            label: 'What can be done',
            isActions: true,
            cell: (cell) =>
              cell.canRollBack && (
                <ChangeButton
                  command="rollback"
                  values={{ feature: cell.name, brands: id }}
                  about={`${cell.feature} on ${name}`}
                >
                  Roll back
                </ChangeButton>
              ),
          },
        ]}
      />
    </Panel>
  );
}

function canaryCell({ canary }: Cell) {
  if (canary === undefined) return undefined;
  const { rollout, release, share, state, leftOut } = canary;
  return (
    <Cluster>
      <ReleaseName release={release} />
      <Link to={`/rollouts/${rollout}`}>
        {inPercent(share)} · {rollout}
      </Link>
      {state !== 'running' && <Badge tone="warning">{state}</Badge>}
      {leftOut && <Badge>left out</Badge>}
    </Cluster>
  );
}

/** The stable release, and the one that a pin gives the visitors of the brand instead. */
function stableCell({ stable, pin }: Cell) {
  return (
    <Cluster>
      {stable === null ? 'none' : <ReleaseName release={stable} />}
      {pin !== undefined && (
        <>
          <Badge tone="accent">{pin.by === 'registry' ? 'pinned' : 'pinned by the brand file'}</Badge>
          {pin.release !== stable && <ReleaseName release={pin.release} />}
        </>
      )}
    </Cluster>
  );
}
