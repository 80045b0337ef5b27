import type { RegistryAnswer } from '@storefront/contract';
import { Banner, Stack } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { Link, useParams } from 'react-router-dom';
import { isForBrandsToAccept } from '../domain/acceptance';
import { timeText } from '../domain/times';
import { doerText } from '../domain/who-text';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useConsole, useQuery } from './console-context';
import { DataTable } from './data-table';
import { Facts } from './facts';
import { Moment } from './moment';
import { Page, Panel } from './page';

interface AbortedProps {
  readonly release: string;
  readonly aborted: NonNullable<RegistryAnswer<'release'>['aborted']>;
}

/** Why the last rollout of the release was aborted. It becomes stable only by somebody who has read that here and repeats it (GRD-13). */
function Aborted({ release, aborted }: AbortedProps) {
  const { rollout, at, reason } = aborted;
  const who = aborted.by === 'guard' ? 'The guard' : doerText(aborted);
  return (
    <Banner tone="danger" title={`${who} aborted its rollout on ${timeText(at)}`}>
      <Stack gap={2} align="start">
        <p>{reason}</p>
        <p>
          <Link to={`/rollouts/${rollout}`}>Rollout {rollout}</Link> has the counts and charts. Who wants the
          release nevertheless repeats the reason in the form.
        </p>
        <ChangeButton command="release promote" values={{ release }}>
          Make stable nevertheless
        </ChangeButton>
      </Stack>
    </Banner>
  );
}

/** What fails in pages with the release, where, for how many visitors, and since when (OBS-1). */
const Failures = observer(function Failures({ release }: { readonly release: string }) {
  const store = useQuery('release/faults', { id: release });
  return (
    <Answer store={store} label="what fails">
      {(faults) => (
        <Panel title="Fails in pages" note="Each visitor counts once; of the last 30 days">
          <DataTable
            caption="What fails in pages"
            rows={faults}
            keyOf={({ during, code, stack }) => `${during} ${code} ${stack.join(' ')}`}
            empty="No page has reported an error of it."
            columns={[
              { label: 'Error', cell: ({ code, during }) => `${code} (${during})` },
              { label: 'Where', cell: ({ place, stack }) => <code>{place ?? stack[0]}</code> },
              { label: 'Visitors', cell: ({ visitors }) => visitors.toLocaleString('en-GB') },
              { label: 'Since', cell: ({ since }) => <Moment at={since} /> },
              { label: 'Last', cell: ({ last }) => <Moment at={last} /> },
              { label: 'Brands', cell: ({ brands }) => brands.join(', ') },
            ]}
          />
        </Panel>
      )}
    </Answer>
  );
});

/**
 * Brands accept releases of partners, and those of a feature that is not stable everywhere yet (REL-14); for every other release these
 * buttons would say nothing.
 */
const AcceptanceButtons = observer(function AcceptanceButtons({ release }: { readonly release: string }) {
  const { state } = useConsole();
  if (state.answer.kind !== 'done' || !isForBrandsToAccept(release, state.answer.value.turns)) return null;
  return (
    <>
      <ChangeButton command="release accept" values={{ release }}>
        Accept
      </ChangeButton>
      <ChangeButton command="release reject" values={{ release }}>
        Reject
      </ChangeButton>
    </>
  );
});

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The contents of a release. */
export const ReleasePage = observer(function ReleasePage() {
  const { release = '' } = useParams();
  const store = useQuery('release', { id: release });
  return (
    <Page
      title={release}
      actions={
        <>
          <ChangeButton command="rollout start" values={{ release }}>
            Roll out
          </ChangeButton>
          <AcceptanceButtons release={release} />
          <ChangeButton command="preview end" values={{ release }} tone="quiet">
            End previews
          </ChangeButton>
          <ChangeButton command="release revoke" values={{ release }} tone="danger">
            Revoke
          </ChangeButton>
        </>
      }
    >
      <Answer store={store} label="the release">
        {({ manifest, revoked, aborted, openedAt, hash, accepted }) => {
          const { author, commit, publishedAt, hostContract, shared, exposes, files } = manifest;
          const { needed, provided } = hostContract;
          return (
            <>
              {aborted && !revoked && <Aborted release={release} aborted={aborted} />}
              <Panel title="About">
                <Facts
                  facts={[
                    ['Published', `${timeText(publishedAt)} by ${author} from ${commit}`],
                    ['Open since', openedAt === undefined ? 'nobody can get it yet' : timeText(openedAt)],
                    ...(revoked ? [['Revoked', `${timeText(revoked.at)}: ${revoked.reason}`] as const] : []),
                    ['Hash', <code key="hash">{hash}</code>],
                    [
                      'Accepted by',
                      accepted.includes('*') ? 'every brand' : accepted.join(', ') || 'no brand by its hash',
                    ],
                    ['Host contract', needed === undefined ? `provides ${provided}` : `needs ${needed}`],
                    [
                      'Shared',
                      shared
                        .map((one) => `${one.provided ? 'provides' : 'needs'} ${one.name} ${one.version}`)
                        .join(', ') || 'nothing',
                    ],
                  ]}
                />
              </Panel>
              <Failures release={release} />
              <Panel title="Exposes">
                <DataTable
                  caption="Exposed modules"
                  rows={Object.entries(exposes)}
                  keyOf={([expose]) => expose}
                  empty="It exposes nothing."
                  columns={[
                    { label: 'Module', cell: ([expose]) => expose },
                    { label: 'Files', cell: ([, { js, css }]) => [...js, ...css].join(', ') },
                  ]}
                />
              </Panel>
              <Panel title="Files" note={`${files.length} files, each checked against its SHA-384`}>
                <DataTable
                  caption="Files"
                  rows={files}
                  keyOf={({ path }) => path}
                  empty="It has no file."
                  columns={[
                    { label: 'Path', cell: ({ path }) => path },
                    { label: 'Size', cell: ({ bytes }) => kilobytes(bytes) },
                    { label: 'Brotli', cell: ({ brotliBytes }) => kilobytes(brotliBytes) },
                    { label: 'Hash', cell: ({ integrity }) => <code>{integrity.slice(0, 24)}…</code> },
                  ]}
                />
              </Panel>
            </>
          );
        }}
      </Answer>
    </Page>
  );
});
