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

interface LoginPopupProps {
  readonly session: SessionStore;
  readonly login: LoginStore;
}

/** Log in, register, or continue as guest if the request allows it (SES-3, SES-4, PER-7). */
export const LoginPopup = observer(function LoginPopup({ session, login }: LoginPopupProps) {
  const { popup } = session;
  const { purpose, registration } = login;
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
