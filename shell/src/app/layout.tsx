import { NoticeRegion, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { PageFrame } from '../page-frame/page-frame';
import { PreviewDoor } from '../preview/ui/preview-door';
import { LoginDoor } from '../session/ui/login-door';
import { ConnectionNotice } from '../layout/ui/connection-notice';
import { copy } from '../layout/copy';
import { Footer } from '../layout/ui/footer';
import { Header } from '../layout/ui/header';
import styles from './layout.module.css';
import type { Shell } from './shell';

const tones = { plain: 'info', warning: 'warning' } as const;

/** What surrounds every page: header, footer, notices, login popup. */
export const Layout = observer(function Layout({ shell }: { shell: Shell }) {
  const { brand, added, header, pages, connection, notices, session, login, announcer, Link } = shell;
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    // A jump to #main would add an entry to the history.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main" onClick={skip}>
        {copy.skip}
      </a>
      <Header
        brand={brand}
        header={header}
        Link={Link}
        menu={added.menu}
        hasMenu={added.hasMenu}
        path={pages.path}
        logIn={() => void session.requireSession({ guest: false })}
        loadOrderPill={shell.loadOrderPill}
      />
      <ConnectionNotice connection={connection} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <PageFrame
          pages={pages}
          onScreen={shell.pageOnScreen}
          threwWhileLeaving={(error) => shell.thrown.take({ error, during: 'clean-up' })}
        />
      </main>
      <Footer brand={brand} Link={Link} />
      {shell.preview && (
        <PreviewDoor
          preview={shell.preview}
          load={shell.loadPreviewBadge}
          cannotShow={shell.cannotShowPreview}
        />
      )}
      <LoginDoor session={session} login={login} load={shell.loadLoginPopup} cannotOpen={shell.cannotLogIn} />
      <NoticeRegion
        notices={notices.shown.map(({ id, sentence, tone }) => ({ id, text: sentence, tone: tones[tone] }))}
        onDismiss={(id) => notices.dismiss(Number(id))}
      />
      <div role="status">
        <VisuallyHidden>{announcer.sentence}</VisuallyHidden>
      </div>
    </div>
  );
});
