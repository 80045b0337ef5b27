import { Banner, Button, Stack, TextField, buttonLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoginLink } from '../domain/login-link';
import type { SessionStore } from '../stores/session-store';
import styles from './sign-in-page.module.css';

interface SignInPageProps {
  readonly session: SessionStore;
}

/** The page where people log in by the login provider, where one is set, and where a team or a person enters a token. */
export const SignInPage = observer(function SignInPage({ session }: SignInPageProps) {
  const [token, setToken] = useState('');
  const { state, login } = session;
  const { sentence = undefined, isAboutToken = false } = state.kind === 'signed-out' ? state : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void session.signIn(token);
  };
  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <div>
            <h1 className={styles.title}>Release console</h1>
            <p className={styles.lead}>
              {login === undefined
                ? 'Sign in with the token of your team. It is kept until this tab is closed.'
                : 'Log in with your account, or with a token, which is kept until this tab is closed.'}
            </p>
          </div>
          {sentence !== undefined && !isAboutToken && (
            <Banner tone="warning" role="alert">
              {sentence}
            </Banner>
          )}
          {login !== undefined && <LogIn login={login} />}
          <TextField
            label="Token"
            type="password"
            autoComplete="current-password"
            value={token}
            error={isAboutToken ? sentence : undefined}
            onChange={setToken}
          />
          <Button
            type="submit"
            wide
            tone={login === undefined ? 'primary' : 'secondary'}
            busy={state.kind === 'checking'}
          >
            {login === undefined ? 'Sign in' : 'Sign in with the token'}
          </Button>
          <p className={styles.note}>
            Operators find theirs in the file <code>registry-token</code> of the data folder.
          </p>
        </Stack>
      </form>
    </main>
  );
});

/** The way to the login provider and back to the page that is open now. */
function LogIn({ login: { name, address } }: { readonly login: LoginLink }) {
  const { pathname } = useLocation();
  return (
    <>
      <a className={buttonLook({ wide: true })} href={`${address}?to=${encodeURIComponent(pathname)}`}>
        Log in with {name}
      </a>
      <p className={styles.or}>or</p>
    </>
  );
}
