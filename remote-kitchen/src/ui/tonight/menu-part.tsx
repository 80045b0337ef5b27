import { Badge, Button, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { matching } from '../../domain/tonight';
import type { Sellable, Tonight } from '../../domain/tonight';
import type { TonightPageModel } from '../../stores/tonight-page-model';
import styles from './tonight.module.css';

interface MenuPartProps {
  readonly model: TonightPageModel;
  readonly tonight: Tonight;
}

/** The whole menu, out of which dishes and options are marked as sold out. */
export const MenuPart = observer(function MenuPart({ model, tonight }: MenuPartProps) {
  const found = matching(tonight.groups, model.search);
  return (
    <section className={styles.part} aria-labelledby="tonight-menu">
      <h3 id="tonight-menu">{copy.tonight.menu}</h3>
      <TextField
        label={copy.tonight.search}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={model.search}
        onChange={model.changeSearch}
      />
      {found.length === 0 && <p role="status">{copy.tonight.nothingFound}</p>}
      {found.map(({ name, sellables }) => (
        <div key={name}>
          <h4>{name}</h4>
          <ul className={styles.menu}>
            {sellables.map((sellable) => (
              <li key={sellable.ids.join()} className={styles.line}>
                <span>{sellable.name}</span>
                <Mark model={model} sellable={sellable} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});

interface MarkProps {
  readonly model: TonightPageModel;
  readonly sellable: Sellable;
}

const Mark = observer(function Mark({ model, sellable }: MarkProps) {
  const { soldOut, name, ids } = sellable;
  if (soldOut === 'catalogue') return <Badge>{copy.tonight.byCatalogue}</Badge>;
  if (soldOut === 'kitchen') return <Badge tone="danger">{copy.tonight.soldOut}</Badge>;
  return (
    <Button
      size="large"
      tone="quiet"
      aria-label={`${copy.tonight.mark}: ${name}`}
      busy={model.changes.acts.isBusy(ids.join())}
      onClick={() => model.ask(sellable)}
    >
      {copy.tonight.mark}
    </Button>
  );
});
