import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ComponentType, FormEvent } from 'react';
import { Button, PinIcon, SearchIcon, TargetIcon, TextButton, TextField } from '@storefront/ui';
import { copy } from '../../copy';
import type { HomePageModel } from '../../stores/home-page-model';
import { Cuisines } from './cuisines';
import { currentPosition } from './current-position';
import type { ForYouProps } from './for-you';
import styles from './home-page.module.css';
import { Street } from './street';

/** The home page: the brand's banner and the postcode search. */
export const HomePage = observer(function HomePage({ model }: { model: HomePageModel }) {
  const { home, banner } = model;
  const ForYou = useForYou(model);
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
            aria-label={copy.home.searchArea}
            onSubmit={submit}
            noValidate
          >
            <TextField
              name="search_by_postcode"
              label={copy.home.postcodeLabel}
              hideLabel
              className={styles.postcode}
              placeholder={copy.home.placeholder}
              autoComplete="postal-code"
              size="large"
              variant="upper"
              icon={<PinIcon size={22} />}
              value={home.postcode}
              onChange={home.type}
            />
            <Button type="submit" size="large" icon={<SearchIcon size={22} />}>
              {copy.home.search}
            </Button>
          </form>
          <p className={styles.locate} aria-live="polite">
            <TextButton
              className={styles.locateButton}
              disabled={home.isLocating}
              onClick={() => void home.locate(currentPosition)}
            >
              <TargetIcon size={18} />
              {copy.home.useMyLocation}
            </TextButton>
            {home.locationFault}
          </p>
        </div>
        <Street />
      </section>
      <Cuisines store={home} Link={model.Link} />
      {ForYou && <ForYou model={model} />}
      <ol className={styles.steps}>
        {copy.home.steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
});

/** The part for those who have been here before; without its file the page is that of a stranger. */
function useForYou(model: HomePageModel) {
  const [ForYou, setForYou] = useState<ComponentType<ForYouProps>>();
  useEffect(() => {
    if (!model.isKnown) return;
    import('./for-you').then(
      (file) => setForYou(() => file.ForYou),
      () => undefined,
    );
  }, [model]);
  return ForYou;
}
