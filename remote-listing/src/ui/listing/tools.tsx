import { observer } from 'mobx-react-lite';
import { SearchIcon, SelectField, TextField } from '@storefront/ui';
import { copy } from '../../copy';
import type { ListingStore } from '../../stores/listing-store';
import styles from './tools.module.css';

const words = copy.listing;

/** The search by name, the number of restaurants and the sort order. */
export const Tools = observer(function Tools({ store }: { store: ListingStore }) {
  return (
    <div className={styles.tools} role="search">
      <TextField
        className={styles.search}
        label={words.searchByName}
        hideLabel
        placeholder={words.searchByName}
        type="search"
        icon={<SearchIcon size={20} />}
        value={store.text}
        onChange={store.searchByName}
        onClear={() => store.searchByName('')}
      />
      <p className={styles.count} aria-live="polite">
        {store.isCountKnown && words.count(store.count)}
      </p>
      <SelectField
        className={styles.sort}
        label={words.sortBy}
        size="small"
        value={store.sort}
        options={[
          { value: 'az', label: words.sorts.az },
          { value: 'za', label: words.sorts.za },
        ]}
        onChange={(value) => store.sortBy(value === 'za' ? 'za' : 'az')}
      />
    </div>
  );
});
