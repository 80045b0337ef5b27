import type { RegistryAnswer } from '@storefront/contract';
import { Badge, Banner, Button, FailedState, Loading, SkeletonText } from '@storefront/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { AuditFilters } from '../domain/audit-filters';
import { scopeText } from '../domain/scope-text';
import { timeText } from '../domain/times';
import { whoText } from '../domain/who-text';
import styles from './audit-entries.module.css';
import { useConsole } from './console-context';
import { DataTable } from './data-table';

type Entry = RegistryAnswer<'audit'>[number];

interface AuditEntriesProps {
  readonly filters: AuditFilters;
}

/** Entries of the audit log, newest first; older ones on request (CON-5). */
export const AuditEntries = observer(function AuditEntries({ filters }: AuditEntriesProps) {
  const console = useConsole();
  const filterText = JSON.stringify(filters);
  const store = useMemo(() => console.audit(JSON.parse(filterText) as AuditFilters), [console, filterText]);
  useEffect(() => {
    const end = reaction(
      () => console.changes,
      () => void store.load(),
      { fireImmediately: true },
    );
    return () => {
      end();
      store.stop();
    };
  }, [console, store]);

  const { entries, hasMore, isLoadingMore, moreSentence } = store;
  if (entries.kind === 'failed')
    return (
      <FailedState size="panel" onRetry={() => void store.load()}>
        {entries.sentence}
      </FailedState>
    );
  if (entries.kind !== 'done')
    return (
      <Loading label="Loading the audit log">
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <>
      <DataTable
        caption="Entries of the audit log"
        rows={entries.value}
        keyOf={({ id }) => String(id)}
        empty="There are no such entries."
        columns={[
          {
            label: 'When',
            cell: ({ at }) => (
              <time className={styles.when} dateTime={at}>
                {timeText(at)}
              </time>
            ),
          },
          { label: 'Who', cell: whoText },
          { label: 'What', cell: ({ action }) => action },
          { label: 'Subject', cell: ({ subject }) => subject },
          { label: 'Brands', cell: ({ brands }) => (brands === null ? '–' : scopeText(brands)) },
          { label: 'Why', cell: reasonCell },
        ]}
      />
      {moreSentence !== '' && (
        <Banner tone="danger" role="alert">
          {moreSentence}
        </Banner>
      )}
      {hasMore && (
        <Button tone="secondary" size="small" busy={isLoadingMore} onClick={() => void store.loadMore()}>
          Older entries
        </Button>
      )}
    </>
  );
});

function reasonCell({ refused, faults, reason, before, after }: Entry) {
  return (
    <div className={styles.reason}>
      <span>
        {refused && (
          <Badge tone="danger" className={styles.refused}>
            refused
          </Badge>
        )}
        {refused ? faults.join(' ') : reason}
      </span>
      {!refused && (
        <details className={styles.details}>
          <summary className={styles.summary}>Before and after</summary>
          <pre className={styles.json}>{JSON.stringify({ before, after }, null, 1)}</pre>
        </details>
      )}
    </div>
  );
}
