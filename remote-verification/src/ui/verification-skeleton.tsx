import { Card, Loading, Skeleton, Stack } from '@storefront/ui';
import { copy } from '../copy';

/** A placeholder of the two forms while they load. */
export function VerificationSkeleton() {
  return (
    <Loading label={copy.loading}>
      <Card padding="large">
        <Stack gap={6}>
          <Skeleton width="half" />
          <Skeleton shape="control" />
          <Skeleton width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    </Loading>
  );
}
