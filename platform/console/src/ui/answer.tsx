import type { RegistryAnswer, RegistryQueryName } from '@storefront/contract';
import { Banner, FailedState, Loading, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { QueryStore } from '../stores/query-store';

interface AnswerProps<Name extends RegistryQueryName> {
  readonly store: QueryStore<Name>;
  /** What is being loaded, as in 'Loading rollouts'. */
  readonly label: string;
  readonly children: (answer: RegistryAnswer<Name>) => ReactNode;
}

/** The answer to a query; until it arrives, that it is loading or has failed. */
export const Answer = observer(function Answer<Name extends RegistryQueryName>(props: AnswerProps<Name>) {
  const { store, label, children } = props;
  const { answer, staleSentence, load } = store;
  if (answer.kind === 'failed')
    return (
      <FailedState size="panel" onRetry={() => void load()}>
        {answer.sentence}
      </FailedState>
    );
  if (answer.kind !== 'done')
    return (
      <Loading label={`Loading ${label}`}>
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <>
      {staleSentence !== '' && (
        <Banner tone="warning" role="status" title="This may be out of date">
          {staleSentence}
        </Banner>
      )}
      {children(answer.value)}
    </>
  );
});
