import { londonTime } from '@storefront/contract';
import { Badge, Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { ServiceTonight } from '../../domain/tonight';
import type { TonightPageModel } from '../../stores/tonight-page-model';
import styles from './tonight.module.css';

const pauses = [15, 30, 60, 120];
const step = 5;

interface ServiceCardProps {
  readonly model: TonightPageModel;
  readonly tonight: ServiceTonight;
}

/** Whether a service runs, and how long an order takes (KIT-22, KIT-23). */
export const ServiceCard = observer(function ServiceCard({ model, tonight }: ServiceCardProps) {
  const { service, pausedUntil } = tonight;
  const name = copy.tonight.service[service];
  const isBusy = model.changes.acts.isBusy(service);
  return (
    <article className={styles.card} aria-labelledby={`tonight-${service}`}>
      <header className={styles.row}>
        <h4 id={`tonight-${service}`}>{name}</h4>
        <Badge tone={pausedUntil === undefined ? 'success' : 'danger'}>
          {pausedUntil === undefined ? copy.tonight.running : copy.tonight.stopped(londonTime(pausedUntil))}
        </Badge>
      </header>
      {pausedUntil === undefined ? (
        <fieldset>
          <legend className={styles.legend}>{copy.tonight.stopFor(name)}</legend>
          <div className={styles.choices}>
            {pauses.map((minutes) => (
              <Button
                key={minutes}
                size="large"
                tone="secondary"
                onClick={() => void model.pause(service, minutes)}
              >
                {copy.tonight.minutes(minutes)}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : (
        <Button size="large" busy={isBusy} onClick={() => void model.pause(service, 0)}>
          {copy.tonight.resume(name)}
        </Button>
      )}
      <Minutes model={model} tonight={tonight} />
    </article>
  );
});

function Minutes({ model, tonight }: ServiceCardProps) {
  const { minutes } = tonight;
  if (minutes === undefined) return null;
  const { usual, more } = minutes;
  return (
    <fieldset>
      <legend className={styles.legend}>
        {copy.tonight.takes(usual + more)}, {more === 0 ? copy.tonight.asUsual : copy.tonight.more(more)}
      </legend>
      <div className={styles.choices}>
        <Button size="large" tone="secondary" onClick={() => void model.addMinutes(tonight, -step)}>
          {copy.tonight.less5}
        </Button>
        <Button size="large" tone="secondary" onClick={() => void model.addMinutes(tonight, step)}>
          {copy.tonight.more5}
        </Button>
      </div>
    </fieldset>
  );
}
