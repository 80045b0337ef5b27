import { Card, Loading, Skeleton, SkeletonText, Stack } from '@storefront/ui';
import { copy } from '../../copy';

/** The shadow of an order on its way. */
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
