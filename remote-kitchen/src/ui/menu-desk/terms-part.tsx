import { Button } from '@storefront/ui';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { EditableBusiness, MenuDesk, Periods } from '../../domain/menu-desk';
import { areasForm, chargesForm, daysForm, modeForm, openingForm } from '../../stores/desk-forms';
import type { DeskForm } from '../../stores/desk-forms';
import type { MenuPageModel } from '../../stores/menu-page-model';
import styles from './menu-desk.module.css';

interface TermsPartProps {
  readonly model: MenuPageModel;
  readonly desk: MenuDesk;
}

const days = Object.keys(copy.desk.day) as (keyof typeof copy.desk.day)[];

/** When the restaurant is open, how it delivers, and what that costs; each with the way to edit it. */
export const TermsPart = observer(function TermsPart({ model, desk: { document } }: TermsPartProps) {
  const { opening, special_days, delivery, pickup, service_charge: charges } = document;
  const open = (form: DeskForm) => () => model.openForm(form);
  return (
    <div className={styles.cards}>
      <Card name={copy.desk.opening} onEdit={open(openingForm(document))}>
        <dl className={styles.table}>
          {days.map((day) => (
            <Fact key={day} name={copy.desk.day[day]}>
              {periodsText(opening[day])}
            </Fact>
          ))}
        </dl>
      </Card>
      <Card name={copy.desk.days} onEdit={open(daysForm(document))}>
        {special_days.length === 0 && <p>{copy.desk.noDays}</p>}
        <dl className={styles.table}>
          {special_days.map(({ date, hours }) => (
            <Fact key={date} name={date}>
              {periodsText(hours)}
            </Fact>
          ))}
        </dl>
      </Card>
      <Card name={copy.desk.delivery} onEdit={open(modeForm(document, 'delivery'))}>
        <Mode mode={delivery} />
      </Card>
      <Card name={copy.desk.areas} onEdit={open(areasForm(document))}>
        <dl className={styles.table}>
          {delivery.sectors.map(({ sector, charge, minimum, waiver }) => (
            <Fact key={sector} name={sector.toUpperCase()}>
              {copy.desk.area(charge, minimum, waiver)}
            </Fact>
          ))}
        </dl>
      </Card>
      <Card name={copy.desk.pickup} onEdit={open(modeForm(document, 'pickup'))}>
        <Mode mode={pickup} minimum={pickup.minimum} />
      </Card>
      <Card name={copy.desk.charges} onEdit={open(chargesForm(document))}>
        <dl className={styles.table}>
          <Fact name={copy.desk.serviceCharge}>
            {copy.desk.amount(charges.service_charge_type, charges.service_charge)}
          </Fact>
          <Fact name={copy.desk.bagCharge}>
            {copy.desk.amount(charges.baggage_charge_type, charges.baggage_charge)}
          </Fact>
        </dl>
      </Card>
    </div>
  );
});

interface CardProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

function Card({ name, onEdit, children }: CardProps) {
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.row}>
        <h3>{name}</h3>
        <Button tone="quiet" size="large" aria-label={copy.desk.editOf(name)} onClick={onEdit}>
          {copy.desk.edit}
        </Button>
      </header>
      {children}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ModeProps {
  readonly mode: Pick<EditableBusiness['pickup'], 'status' | 'average_minutes' | 'preorder'>;
  /** The smallest order; left out where each area has its own. */
  readonly minimum?: string;
}

function Mode({ mode, minimum = '0.00' }: ModeProps) {
  if (mode.status === 'no') return <p>{copy.desk.notOffered}</p>;
  const words = [
    copy.desk.takes(mode.average_minutes),
    ...(mode.preorder === 'yes' ? [copy.desk.preorders] : []),
    ...(minimum === '0.00' ? [] : [copy.desk.smallest(minimum)]),
  ];
  return <p>{words.join(' · ')}</p>;
}

const periodsText = (periods: Periods): string =>
  periods.length === 0 ? copy.desk.closed : periods.map(([from, until]) => `${from} – ${until}`).join(', ');
