import { Badge, Cluster } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { Values } from '../domain/command-form';
import { AbortedState } from './aborted-state';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useQuery } from './console-context';
import { DataTable } from './data-table';
import { Moment } from './moment';
import { ReleaseName } from './release-name';
import styles from './release-table.module.css';

interface ReleaseTableProps {
  /** Shows only releases of this feature. */
  readonly feature?: string;
  /** Limits the actions to this brand. */
  readonly brand?: string;
}

/** The releases, newest first, and what can be done with each. */
export const ReleaseTable = observer(function ReleaseTable({ feature, brand }: ReleaseTableProps) {
  const store = useQuery('releases', feature === undefined ? {} : { feature });
  const where: Values = brand === undefined ? {} : { brands: brand };
  return (
    <Answer store={store} label="releases">
      {(releases) => (
        <DataTable
          folded={{
            // The list begins with the newest.
            isFolded: ({ name, version }) =>
              releases.find((newest) => newest.name === name)?.version !== version,
            label: (count) => (count === 1 ? 'Show the older release' : `Show ${count} older releases`),
          }}
          caption="Releases"
          rows={releases.map((row) => ({ ...row, release: `${row.name}@${row.version}` }))}
          keyOf={({ release }) => release}
          empty="There is no release yet."
          columns={[
            { label: 'Release', cell: ({ release }) => <ReleaseName release={release} /> },
            {
              label: 'Published',
              cell: ({ publishedAt, author, commit }) => (
                <div>
                  <Moment at={publishedAt} />
                  <p className={styles.by}>{`by ${author} from ${commit.slice(0, 10)}`}</p>
                </div>
              ),
            },
            {
              label: 'State',
              cell: ({ revoked, aborted }) => {
                if (revoked) return <Badge tone="danger">revoked</Badge>;
                return aborted ? <AbortedState aborted={aborted} /> : 'good';
              },
            },
            {
              label: 'What can be done',
              isActions: true,
              cell: ({ release, revoked, aborted }) =>
                !revoked && (
                  <Cluster gap={1}>
                    <ChangeButton command="rollout start" values={{ release, ...where }} about={release}>
                      Roll out
                    </ChangeButton>
                    {/* Its own page says why it was aborted, and offers it there. */}
                    {!aborted && (
                      <ChangeButton
                        command="release promote"
                        values={{ release, ...where }}
                        about={release}
                        tone="quiet"
                      >
                        Make stable
                      </ChangeButton>
                    )}
                    <ChangeButton
                      command="pin"
                      values={{ release, ...(brand !== undefined && { brand }) }}
                      about={release}
                      tone="quiet"
                    >
                      Pin
                    </ChangeButton>
                    <ChangeButton
                      command="preview"
                      values={{ releases: release, ...(brand !== undefined && { brand }) }}
                      about={release}
                      tone="quiet"
                    >
                      Preview
                    </ChangeButton>
                    <ChangeButton command="release revoke" values={{ release }} about={release} tone="quiet">
                      Revoke
                    </ChangeButton>
                  </Cluster>
                ),
            },
          ]}
        />
      )}
    </Answer>
  );
});
