import { observer } from 'mobx-react-lite';
import { Button, SearchIcon, SelectField, TextField } from '@storefront/ui';
import { copy } from '../../copy';
import { fieldsOf, sorts } from '../../domain/criteria';
import type { ListingStore } from '../../stores/listing-store';
import { Chips } from './chips';
import styles from './tools.module.css';

/** The search by name, the chips, the number of restaurants and the sort order. */
export const Tools = observer(function Tools({ store }: { store: ListingStore }) {
  return (
    // Before the scripts have come, Enter sends the form and the server draws the list.
    <form
      className={styles.tools}
      role="search"
      action="/listing"
      onSubmit={(event) => event.preventDefault()}
    >
      {fieldsOf(store.criteria)
        .filter(([name]) => name !== 'q' && name !== 'sort')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <TextField
        name="q"
        className={styles.search}
        label={copy.listing.searchByName}
        hideLabel
        placeholder={copy.listing.searchByName}
        type="search"
        icon={<SearchIcon size={20} />}
        value={store.text}
        onChange={store.searchByName}
        onClear={() => store.searchByName('')}
      />
      <Chips store={store} />
      <p className={styles.count} aria-live="polite">
        {store.isCountKnown && copy.listing.count(store.count)}
      </p>
      <SelectField
        className={styles.sort}
        label={copy.listing.sortBy}
        size="small"
        value={store.sort}
        name="sort"
        options={sorts.map((sort) => ({ value: sort, label: copy.listing.sorts[sort] }))}
        onChange={(value) => store.sortBy(sorts.find((sort) => sort === value) ?? 'az')}
      />
      <Button type="submit" tone="secondary" size="small" className={styles.submit}>
        {copy.listing.sort}
      </Button>
    </form>
  );
});
