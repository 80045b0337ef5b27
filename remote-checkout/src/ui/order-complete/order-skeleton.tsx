import { Card, Loading, Skeleton, SkeletonText, Stack } from '@storefront/ui';
import { copy } from '../../copy';

/** A placeholder of the order while it loads. */
export function OrderSkeleton() {
  return (
    <Loading label={copy.order.loading}>
      <Stack gap={5}>
        <Skeleton shape="title" width="long" />
        <SkeletonText lines={2} />
        <Skeleton shape="control" />
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </Stack>
    </Loading>
  );
}
