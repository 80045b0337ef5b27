import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button, PinIcon, SearchIcon, TextField } from '@storefront/ui';
import { copy } from '../../copy';
import type { HomePageModel } from '../../stores/home-page-model';
import styles from './home-page.module.css';
import { Street } from './street';

const words = copy.home;

/** The home page: the brand's banner and the postcode search. */
export const HomePage = observer(function HomePage({ model }: { model: HomePageModel }) {
  const { home, banner } = model;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    home.search();
  };
  return (
    <>
      <section className={styles.banner}>
        <div className={styles.promise}>
          <h1>{banner.title}</h1>
          <p className={styles.lead}>{banner.text}</p>
          <form
            className={styles.search}
            role="search"
            // Without JavaScript the browser itself goes to the listing.
            action="/listing"
            aria-label={words.searchArea}
            onSubmit={submit}
            noValidate
          >
            <TextField
              name="search_by_postcode"
              label={words.postcodeLabel}
              hideLabel
              className={styles.postcode}
              placeholder={words.placeholder}
              autoComplete="postal-code"
              size="large"
              variant="upper"
              icon={<PinIcon size={22} />}
              value={home.postcode}
              onChange={home.type}
            />
            <Button type="submit" size="large" icon={<SearchIcon size={22} />}>
              {words.search}
            </Button>
          </form>
        </div>
        <Street />
      </section>
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
});
