import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { LoginStore } from '../stores/login-store';
import type { SessionStore } from '../stores/session-store';

/** The popup as its own file brings it. */
export type LoginPopupComponent = ComponentType<{ session: SessionStore; login: LoginStore }>;

interface LoginDoorProps {
  readonly session: SessionStore;
  readonly login: LoginStore;
  readonly bring: () => Promise<LoginPopupComponent>;
  /** The popup's file cannot be had: whoever asked for a session is told that it was dismissed. */
  readonly cannotOpen: () => void;
}

/** Where the login popup stands: its file is fetched when it is first opened, since most pages never do. */
export const LoginDoor = observer(function LoginDoor({ session, login, bring, cannotOpen }: LoginDoorProps) {
  const [Popup, setPopup] = useState<LoginPopupComponent>();
  const isOpen = session.popup.kind === 'open';

  useEffect(() => {
    if (!isOpen || Popup) return;
    let waits = true;
    bring().then(
      (brought) => waits && setPopup(() => brought),
      () => waits && cannotOpen(),
    );
    return () => {
      waits = false;
    };
  }, [isOpen, Popup, bring, cannotOpen]);

  return Popup ? <Popup session={session} login={login} /> : null;
});
