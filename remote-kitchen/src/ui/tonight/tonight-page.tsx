import { FailedState, Loading, PageFailure, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { TonightPageModel } from '../../stores/tonight-page-model';
import { KitchenFrame } from '../frame/kitchen-frame';
import { MenuPart } from './menu-part';
import { ServiceCard } from './service-card';
import { SoldOutDialog } from './sold-out-dialog';
import { SoldOutList } from './sold-out-list';
import { SpecialDays } from './special-days';
import styles from './tonight.module.css';

/** The page of what is changed for tonight. */
export function TonightPage({ model }: { readonly model: TonightPageModel }) {
  return (
    <KitchenFrame frame={model.frame} place="tonight">
      <Content model={model} />
    </KitchenFrame>
  );
}

const Content = observer(function Content({ model }: { readonly model: TonightPageModel }) {
  const {
    changes: { acts },
    tonight,
  } = model;
  const { task } = tonight;
  return (
    <>
      <div>
        <h2 className={styles.heading}>{copy.tonight.heading}</h2>
        <p className={styles.lead}>{copy.tonight.lead}</p>
      </div>
      {acts.sentence !== '' && <PageFailure>{acts.sentence}</PageFailure>}
      {task.sentence !== '' && (
        <FailedState size="panel" onRetry={() => tonight.reload()}>
          {task.sentence}
        </FailedState>
      )}
      {task.isRunning && (
        <Loading label={copy.loading}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {task.value && (
        <>
          <section className={styles.part} aria-labelledby="tonight-services">
            <h3 id="tonight-services">{copy.tonight.services}</h3>
            <div className={styles.services}>
              {task.value.services.map((service) => (
                <ServiceCard key={service.service} model={model} tonight={service} />
              ))}
            </div>
          </section>
          <SoldOutList model={model} tonight={task.value} />
          <MenuPart model={model} tonight={task.value} />
          <SpecialDays model={model} days={task.value.days} />
          <SoldOutDialog model={model} dayEnds={task.value.dayEnds} />
        </>
      )}
    </>
  );
});
