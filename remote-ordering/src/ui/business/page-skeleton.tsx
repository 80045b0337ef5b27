import { Loading, PageWidth, Skeleton, SkeletonCard, SkeletonText } from '@storefront/ui';
import { copy } from '../../copy';
import menu from '../menu/menu-tab.module.css';
import styles from './business-header.module.css';

/** The page before the business is known: every part in its place. */
export const PageSkeleton = () => (
  <Loading label={copy.page.loading}>
    <h1 className={styles.loading}>{copy.page.loading}</h1>
    <div className={styles.cover}>
      <Skeleton shape="cover" className={styles.coverBone} />
    </div>
    <PageWidth>
      <div className={styles.head}>
        <Skeleton shape="square" className={styles.logo} />
        <div className={styles.words}>
          <Skeleton shape="title" width="half" />
          <SkeletonText lines={2} />
        </div>
      </div>
      <MenuSkeleton />
    </PageWidth>
  </Loading>
);

/** The three columns of the menu tab on their way. */
export const MenuSkeleton = () => (
  <div className={menu.columns}>
    <div className={menu.rail}>
      <SkeletonText lines={8} />
    </div>
    <div className={menu.dishes}>
      <Skeleton shape="control" />
      {[1, 2, 3, 4, 5].map((place) => (
        <SkeletonCard key={place} cover={false} />
      ))}
    </div>
    <div className={menu.cart}>
      <SkeletonCard cover={false} />
    </div>
  </div>
);
