import { Card, Loading, Skeleton, Stack } from '@storefront/ui';

/** A placeholder of the two forms while they load. */
export function VerificationSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
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
