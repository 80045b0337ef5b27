import { Button, SelectField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { scopeText } from '../domain/scope-text';
import { doerText } from '../domain/who-text';
import { Answer } from './answer';
import { useConsole, useQuery } from './console-context';
import { DataTable } from './data-table';
import styles from './ended-rollouts.module.css';
import { Moment } from './moment';
import { Panel } from './page';
import { ReleaseName } from './release-name';
import { RolloutState } from './rollout-state';

const outcomes = [
  { value: '', label: 'Any outcome' },
  { value: 'promoted', label: 'Promoted' },
  { value: 'aborted', label: 'Aborted' },
];
const outcomeOf = (text: string | null) => (text === 'promoted' || text === 'aborted' ? text : undefined);
const listOf = (label: string, names: readonly string[]) => [
  { value: '', label },
  ...names.map((name) => ({ value: name, label: name })),
];

/**
 * Rollouts that have ended, newest first, with their verdict; the charts are on the page of each (CON-7). The filters are in the address.
 * A phone shows the newest, and the others on request, so that the page is short.
 */
export const EndedRollouts = observer(function EndedRollouts() {
  const { brands, features } = useConsole().choices;
  const [search, setSearch] = useSearchParams();
  const text = (name: string) => search.get(name) ?? '';
  const choose = (name: string) => (value: string) => {
    const next = new URLSearchParams(search);
    next.delete('before');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const showOlder = (before: string) => {
    const next = new URLSearchParams(search);
    next.set('before', before);
    setSearch(next);
  };
  const outcome = outcomeOf(search.get('outcome'));
  const store = useQuery('rollouts', {
    ...(text('feature') !== '' && { feature: text('feature') }),
    ...(text('brand') !== '' && { brand: text('brand') }),
    ...(outcome !== undefined && { outcome }),
    ...(text('before') !== '' && { before: text('before') }),
  });
  return (
    <Panel
      title="Ended"
      actions={
        <div className={styles.filters}>
          <SelectField
            label="Feature"
            hideLabel
            value={text('feature')}
            onChange={choose('feature')}
            options={listOf('All features', features)}
          />
          <SelectField
            label="Brand"
            hideLabel
            value={text('brand')}
            onChange={choose('brand')}
            options={listOf('All brands', brands)}
          />
          <SelectField
            label="Outcome"
            hideLabel
            value={outcome ?? ''}
            onChange={choose('outcome')}
            options={outcomes}
          />
        </div>
      }
    >
      <Answer store={store} label="ended rollouts">
        {(rollouts) => {
          const ended = rollouts.filter(({ endedAt }) => endedAt !== null);
          const newest = new Set(ended.slice(0, shownOnPhone));
          return (
            <>
              <DataTable
                caption="Ended rollouts"
                rows={ended}
                keyOf={({ id }) => id}
                empty="No such rollout has ended."
                folded={{ isFolded: (rollout) => !newest.has(rollout), label: (count) => `${count} more` }}
                columns={[
                  { label: 'Rollout', cell: ({ id }) => <Link to={`/rollouts/${id}`}>{id}</Link> },
                  { label: 'Release', cell: ({ release }) => <ReleaseName release={release} /> },
                  { label: 'Outcome', cell: ({ state }) => <RolloutState state={state} /> },
                  { label: 'Ended', cell: ({ endedAt }) => endedAt !== null && <Moment at={endedAt} /> },
                  { label: 'Brands', cell: ({ brands: scope }) => scopeText(scope) },
                  { label: 'Why', cell: ({ last }) => last !== null && `${doerText(last)}: ${last.reason}` },
                  {
                    label: 'Verdict',
                    cell: ({ verdict, last }) =>
                      verdict !== null &&
                      // The guard's own reason, in the column before, begins with that of its verdict.
                      (last?.reason.startsWith(verdict.reason) === true
                        ? verdict.kind
                        : `${verdict.kind}: ${verdict.reason}`),
                  },
                ]}
              />
              {rollouts.length >= pageSize && (
                <Button tone="secondary" size="small" onClick={() => showOlder(rollouts.at(-1)?.id ?? '')}>
                  Older rollouts
                </Button>
              )}
            </>
          );
        }}
      </Answer>
    </Panel>
  );
});

// As many as the registry lists at once.
const pageSize = 50;
/** A reason of the guard is six lines on a phone: with these two the page is about two screens. */
const shownOnPhone = 2;
