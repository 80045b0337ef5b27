import { Button, Dialog, Tabs, TextButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../copy';
import { LoginForm } from './login-form';
import type { LoginStore } from '../stores/login-store';
import styles from './login-popup.module.css';
import type { SessionStore } from '../stores/session-store';

const tabs = [
  { id: 'log-in', label: copy.logIn },
  { id: 'register', label: copy.register },
] as const;

/** Log in, register, or, where what was asked for allows it, continue as guest (SES-3, SES-4, PER-7). */
export const LoginPopup = observer(function LoginPopup(given: { session: SessionStore; login: LoginStore }) {
  const { popup } = given.session;
  const { login } = given;
  const { purpose } = login;
  const { registration } = login;
  const isCheckout = popup.kind === 'open' && popup.guest;
  return (
    <Dialog
      open={popup.kind === 'open'}
      onClose={login.close}
      title={isCheckout && purpose === 'log-in' ? copy.checkoutTitle : copy.title[purpose]}
      description={purpose === 'confirm' ? copy.confirmLead(registration?.email ?? '') : copy.lead[purpose]}
      size="small"
    >
      {purpose === 'forgot' ? (
        <div className={styles.panel}>
          <LoginForm login={login} />
          <TextButton onClick={() => login.choose('log-in')}>{copy.backToLogIn}</TextButton>
        </div>
      ) : (
        <Tabs
          label={copy.tabs}
          tabs={tabs}
          value={purpose === 'confirm' ? 'register' : purpose}
          onChange={login.choose}
        >
          <div className={styles.panel}>
            <LoginForm login={login} />
            {purpose === 'log-in' && (
              <TextButton onClick={() => login.choose('forgot')}>{copy.forgot}</TextButton>
            )}
            {purpose === 'confirm' && <TextButton onClick={login.registerAgain}>{copy.sendAgain}</TextButton>}
          </div>
        </Tabs>
      )}
      {isCheckout && (
        <div className={styles.guest}>
          <p className={styles.or}>{copy.or}</p>
          <Button tone="secondary" wide busy={login.guestBusy} onClick={login.continueAsGuest}>
            {copy.guest}
          </Button>
          <p className={styles.hint}>{copy.guestHint}</p>
        </div>
      )}
    </Dialog>
  );
});
