import { Banner, Button, PageWidth, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { KitchenFrame } from '../../stores/kitchen-frame';
import styles from './log-in-form.module.css';

/** The login of this device (KIT-1). */
export const LogInForm = observer(function LogInForm({ frame }: { readonly frame: KitchenFrame }) {
  const { logIn, overSentence } = frame;
  return (
    <PageWidth width="form" className={styles.page}>
      <h1 className={styles.heading}>{copy.heading}</h1>
      <p className={styles.lead}>{copy.logIn.lead}</p>
      {overSentence !== '' && (
        <Banner tone="warning" role="status">
          {overSentence}
        </Banner>
      )}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void frame.submitLogIn();
        }}
      >
        <TextField
          label={copy.logIn.token}
          hint={copy.logIn.tokenHint}
          error={logIn.sentence}
          required
          type="password"
          autoComplete="current-password"
          maxLength={200}
          value={logIn.token}
          onChange={logIn.changeToken}
        />
        <TextField
          label={copy.logIn.device}
          hint={copy.logIn.deviceHint}
          autoComplete="off"
          maxLength={40}
          value={logIn.device}
          onChange={logIn.changeDevice}
        />
        <Button type="submit" size="large" busy={logIn.isRunning}>
          {copy.logIn.submit}
        </Button>
      </form>
      <PersonLogIn frame={frame} />
    </PageWidth>
  );
});

/** The login of a person with an account (KIT-15). */
const PersonLogIn = observer(function PersonLogIn({ frame }: { readonly frame: KitchenFrame }) {
  const { choices, isRunning, sentence } = frame.personLogIn;
  return (
    <section className={styles.form} aria-labelledby="kitchen-person">
      <h2 id="kitchen-person" className={styles.or}>
        {choices.length > 0 ? copy.logIn.choose : copy.logIn.or}
      </h2>
      {sentence !== '' && (
        <Banner tone="danger" role="alert">
          {sentence}
        </Banner>
      )}
      {choices.map((business) => (
        <Button
          key={business.slug}
          tone="secondary"
          size="large"
          busy={isRunning}
          onClick={() => void frame.choosePersonBusiness(business)}
        >
          {business.name}
        </Button>
      ))}
      {choices.length === 0 && (
        <>
          <p className={styles.lead}>{copy.logIn.personHint}</p>
          <Button tone="secondary" size="large" busy={isRunning} onClick={() => void frame.submitPerson()}>
            {copy.logIn.person}
          </Button>
        </>
      )}
    </section>
  );
});
