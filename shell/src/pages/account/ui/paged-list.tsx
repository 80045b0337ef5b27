import { Button, FailedState, Loading, Skeleton, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styles from './account.module.css';
import { copy } from '../copy';
import type { PagedStore } from '../stores/paged-store';

interface PagedListProps<Item> {
  readonly list: PagedStore<Item>;
  readonly row: (item: Item) => ReactNode;
  readonly empty: ReactNode;
}

/** A list that grows by 'Show more': loading, empty, failed or loaded. */
export const PagedList = observer(function PagedList<Item>({ list, row, empty }: PagedListProps<Item>) {
  const { items, hasMore, loading } = list;
  if (items.length === 0) {
    if (loading.kind === 'failed') return <FailedState onRetry={list.load}>{loading.sentence}</FailedState>;
    if (loading.kind === 'done') return empty;
    return (
      <Loading label={copy.loading} className={styles.rows ?? ''}>
        {[0, 1, 2].map((at) => (
          <div key={at} className={styles.row}>
            <div className={styles.what}>
              <Skeleton shape="title" width="half" />
              <SkeletonText lines={2} />
            </div>
          </div>
        ))}
      </Loading>
    );
  }
  return (
    <>
      <ul className={styles.rows}>{items.map(row)}</ul>
      {loading.kind === 'failed' && (
        <FailedState size="panel" onRetry={list.loadMore}>
          {loading.sentence}
        </FailedState>
      )}
      {hasMore && loading.kind !== 'failed' && (
        <Button tone="secondary" busy={loading.kind === 'running'} onClick={list.loadMore}>
          {copy.more}
        </Button>
      )}
    </>
  );
});
