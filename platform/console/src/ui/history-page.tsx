import { Cluster } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { Link, useParams } from 'react-router-dom';
import { Answer } from './answer';
import { AuditEntries } from './audit-entries';
import { ChangeButton } from './change-button';
import { useConsole } from './console-context';
import { Facts } from './facts';
import { Page, Panel } from './page';
import { ReleaseName } from './release-name';
import { ReleaseTable } from './release-table';

/** One feature on one brand: its current release, its history, and the releases that it could have instead (CON-1). */
export const HistoryPage = observer(function HistoryPage() {
  const { brand = '', feature = '' } = useParams();
  const { overview } = useConsole();
  return (
    <Page title={`${feature} on ${brand}`} lead={<Link to="/">Back to the overview</Link>}>
      <Answer store={overview} label="the feature">
        {({ brands }) => {
          const cell = brands.find(({ id }) => id === brand)?.cells.find((one) => one.feature === feature);
          if (cell === undefined) return <p>This brand has no such feature.</p>;
          const { name, release, reason, lastGood, pin, canary, canRollBack } = cell;
          return (
            <>
              <Panel
                title="Now"
                actions={
                  <>
                    {pin?.by === 'registry' && (
                      <ChangeButton command="unpin" values={{ feature, brand }}>
                        Unpin
                      </ChangeButton>
                    )}
                    {canRollBack && (
                      <ChangeButton
                        command="rollback"
                        values={{ feature: name, brands: brand }}
                        tone="danger"
                      >
                        Roll back
                      </ChangeButton>
                    )}
                  </>
                }
              >
                <Facts
                  facts={[
                    [
                      'Visitors get',
                      release === null ? 'nothing' : <ReleaseName key="release" release={release} />,
                    ],
                    ['Why', reason],
                    [
                      'If it fails',
                      lastGood.length === 0 ? (
                        'nothing is left'
                      ) : (
                        <Cluster key="good">
                          {lastGood.map((id) => (
                            <ReleaseName key={id} release={id} />
                          ))}
                        </Cluster>
                      ),
                    ],
                    ...(canary === undefined
                      ? []
                      : [
                          [
                            'Rollout',
                            <Link key="rollout" to={`/rollouts/${canary.rollout}`}>
                              {canary.rollout} of {canary.release}, {canary.state}
                            </Link>,
                          ] as const,
                        ]),
                  ]}
                />
              </Panel>
              <Panel title="Releases">
                <ReleaseTable feature={name} brand={brand} />
              </Panel>
              <Panel title="History" note="changes of this feature on this brand, newest first">
                <AuditEntries filters={{ feature: name, brand }} />
              </Panel>
            </>
          );
        }}
      </Answer>
    </Page>
  );
});
