import {
  DietIcon,
  Button,
  Chip,
  Disclosure,
  FilterIcon,
  SearchIcon,
  TextButton,
  TextField,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { sentenceCase } from '../../domain/short-text';
import type { MenuStore } from '../../stores/menu-store';
import styles from './menu-tools.module.css';

const words = copy.menu;

/** The search box, and the filters by diet and allergen. */
export const MenuTools = observer(function MenuTools({ store }: { readonly store: MenuStore }) {
  return (
    <>
      <form className={styles.search} role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={words.search}
          hideLabel
          placeholder={words.search}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          icon={<SearchIcon size={20} />}
          value={store.searchText}
          onChange={store.search}
          onClear={store.resetSearch}
        />
      </form>
      <DishFilters store={store} />
    </>
  );
});

const DishFilters = observer(function DishFilters({ store }: { readonly store: MenuStore }) {
  const { diets, allergens } = store.choices;
  const { filter } = store;
  const count = filter.diets.length + filter.withoutAllergens.length;
  if (diets.length + allergens.length === 0) return null;
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <FilterIcon size={18} />
          {count === 0 ? words.filters : words.filtersOn(count)}
        </span>
      }
    >
      <div className={styles.choices}>
        <ChipRow legend={words.diets} names={diets} chosen={filter.diets} press={store.toggleDiet} isDiet />
        <ChipRow
          legend={words.without}
          names={allergens}
          chosen={filter.withoutAllergens}
          press={store.toggleAllergen}
        />
        <p className={styles.note}>{words.filterNote}</p>
        {store.isFiltering && (
          <Button tone="quiet" size="small" onClick={store.clearFilter}>
            {words.clearFilters}
          </Button>
        )}
      </div>
    </Disclosure>
  );
});

interface ChipRowProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly press: (name: string) => void;
  readonly isDiet?: boolean;
}

const ChipRow = ({ legend, names, chosen, press, isDiet = false }: ChipRowProps) =>
  names.length === 0 ? null : (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {names.map((name) => (
          <Chip
            key={name}
            pressed={chosen.includes(name)}
            onPress={() => press(name)}
            icon={isDiet ? <DietIcon diet={name} size={16} /> : undefined}
          >
            {sentenceCase(name)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );

/** The heading of the results, with the control that ends the search (SRC-2, SRC-3). */
export const ResultsHead = observer(function ResultsHead({
  store,
  text,
  count,
}: {
  readonly store: MenuStore;
  readonly text: string;
  readonly count: number;
}) {
  return (
    <div className={styles.resultsHead}>
      <h2 className={styles.resultsTitle}>{words.resultsFor(text)}</h2>
      <TextButton onClick={store.resetSearch}>{words.reset}</TextButton>
      <p className={styles.note} role="status">
        {count === 0 ? words.noResults(text) : words.found(count)}
      </p>
    </div>
  );
});
