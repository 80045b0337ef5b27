import { Card, Loading, Skeleton, Stack } from '@storefront/ui';
import { copy } from '../copy';

/** The shadow of the two forms. */
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
