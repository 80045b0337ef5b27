import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { LoginStore } from '../stores/login-store';
import type { SessionStore } from '../stores/session-store';

/** The popup as its own file exports it. */
export type LoginPopupComponent = ComponentType<{ session: SessionStore; login: LoginStore }>;

interface LoginDoorProps {
  readonly session: SessionStore;
  readonly login: LoginStore;
  readonly load: () => Promise<LoginPopupComponent>;
  /** Called when the popup's file cannot be loaded: the request for a session then ends as dismissed. */
  readonly cannotOpen: () => void;
}

/** The place of the login popup, whose file is fetched when it is first opened, because most visits never open it. */
export const LoginDoor = observer(function LoginDoor({ session, login, load, cannotOpen }: LoginDoorProps) {
  const [Popup, setPopup] = useState<LoginPopupComponent>();
  const isOpen = session.popup.kind === 'open';

  useEffect(() => {
    if (!isOpen || Popup) return;
    let isWaiting = true;
    load().then(
      (loaded) => isWaiting && setPopup(() => loaded),
      () => isWaiting && cannotOpen(),
    );
    return () => {
      isWaiting = false;
    };
  }, [isOpen, Popup, load, cannotOpen]);

  return Popup ? <Popup session={session} login={login} /> : null;
});
