import {
  BusinessBannerSkeleton,
  Loading,
  PageWidth,
  Skeleton,
  SkeletonCard,
  SkeletonText,
  VisuallyHidden,
} from '@storefront/ui';
import { copy } from '../../copy';
import menu from '../menu/menu-tab.module.css';

/** The page before the business is known, with skeletons in place of its parts. */
export function PageSkeleton() {
  return (
    <Loading label={copy.page.loading}>
      <h1>
        <VisuallyHidden>{copy.page.loading}</VisuallyHidden>
      </h1>
      <BusinessBannerSkeleton />
      <PageWidth>
        <MenuSkeleton />
      </PageWidth>
    </Loading>
  );
}

/** The three columns of the menu tab while they load. */
export function MenuSkeleton() {
  return (
    <div className={menu.columns}>
      <div className={menu.rail}>
        <SkeletonText lines={8} />
      </div>
      <div className={menu.dishes}>
        <Skeleton shape="control" />
        {[1, 2, 3, 4, 5].map((index) => (
          <SkeletonCard key={index} cover={false} />
        ))}
      </div>
      <div className={menu.cart}>
        <SkeletonCard cover={false} />
      </div>
    </div>
  );
}
