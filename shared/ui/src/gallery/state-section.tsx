import {
  BagIcon,
  Button,
  Card,
  EmptyState,
  FailedState,
  Grid,
  Loading,
  Skeleton,
  SkeletonCard,
  SkeletonText,
} from '../index';
import { Section } from './section';

/** The components for missing and loading content. */
export function StateSection() {
  return (
    <Section title="State">
      <Loading label="Loading restaurants">
        <Grid columns="medium">
          <SkeletonCard />
          <SkeletonCard cover={false} />
          <div>
            <Skeleton shape="title" width="half" />
            <SkeletonText lines={3} />
            <Skeleton shape="control" />
          </div>
        </Grid>
      </Loading>
      <Grid columns="large">
        <Card>
          <EmptyState icon={<BagIcon size={30} />} size="panel" title="Your cart is empty">
            <p>Add something good from the menu.</p>
          </EmptyState>
        </Card>
        <Card>
          <EmptyState title="No restaurant here yet" action={<Button>Change postcode</Button>}>
            <p>Sorry, no restaurant serves E1 6AN yet.</p>
          </EmptyState>
        </Card>
        <Card>
          <FailedState onRetry={() => undefined}>
            <p>The menu is on its way but took too long.</p>
          </FailedState>
        </Card>
      </Grid>
    </Section>
  );
}
