import { Button, Stack, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { SessionStore } from '../stores/session-store';
import styles from './sign-in-page.module.css';

interface SignInPageProps {
  readonly session: SessionStore;
}

/** The page where a team enters its token. */
export const SignInPage = observer(function SignInPage({ session }: SignInPageProps) {
  const [token, setToken] = useState('');
  const { state } = session;
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
              Sign in with the token of your team. It is kept until this tab is closed.
            </p>
          </div>
          <TextField
            label="Token"
            type="password"
            autoComplete="current-password"
            value={token}
            error={state.kind === 'signed-out' ? state.sentence : undefined}
            onChange={setToken}
          />
          <Button type="submit" wide busy={state.kind === 'checking'}>
            Sign in
          </Button>
          <p className={styles.note}>
            Operators find theirs in the file <code>registry-token</code> of the data folder.
          </p>
        </Stack>
      </form>
    </main>
  );
});
