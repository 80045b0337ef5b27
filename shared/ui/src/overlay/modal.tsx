import { memo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Content, Description, Portal, Root, Title } from 'radix-ui/dialog';
import { classNames } from '../class-names';
import { copy } from '../copy';
import { CloseIcon } from '../icons';
import { IconButton } from '../press';
import { useLayer } from './layer';
import styles from './modal.module.css';
import { useRootMark } from './use-root-mark';

/** The props that Dialog, Sheet and AlertPopup share. */
export interface ModalProps {
  readonly open: boolean;
  /** Called on the cross, Escape, Back or a press outside the box. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** The buttons; they stay in sight while the body scrolls. On a phone the last one comes first. */
  readonly footer?: ReactNode;
  /** A picture over the whole width, above the title; it scrolls away with the text to make room. */
  readonly cover?: ReactNode;
  /** What gets the focus; the box itself by default, so that title and description are read out. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}

interface DrawnModalProps extends ModalProps {
  readonly shape: 'small' | 'medium' | 'large' | 'side';
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * The box above the page. Radix keeps the focus inside, hides the rest from assistive technology and closes on Escape. Its own
 * Overlay is left out because it writes a style element, which the content security policy forbids; instead the veil is a
 * scroller that passes nothing on, so that the page does not scroll.
 */
export function Modal(props: DrawnModalProps) {
  const { open, onClose, shape } = props;
  useRootMark('data-modal', open);
  useLayer(open, onClose);
  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <div
          className={classNames(styles.veil, shape === 'side' && styles.side)}
          data-state={open ? 'open' : 'closed'}
        >
          <Box {...props} />
        </div>
      </Portal>
    </Root>
  );
}

/**
 * The box with its content. A box with a closing animation stays on screen until that has ended, and a caller often has nothing to show any
 * more by then. So React does not draw the box again while it closes, and it keeps its last content.
 */
const Box = memo(
  function Box({
    onClose,
    title,
    description,
    footer,
    cover,
    initialFocus,
    children,
    shape,
    role = 'dialog',
  }: DrawnModalProps) {
    const opener = useRef<Element | null>(null);
    const box = useRef<HTMLDivElement>(null);

    const focusFirst = (event: Event) => {
      event.preventDefault();
      opener.current = document.activeElement;
      (initialFocus?.current ?? box.current)?.focus();
    };

    const focusOpener = (event: Event) => {
      event.preventDefault();
      // Keeps the focus where the closing action may have put it in the page.
      const focused = document.activeElement;
      if (focused !== null && focused !== document.body && !box.current?.contains(focused)) return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };

    const cross = (
      <IconButton className={styles.close} label={copy.close} tone="soft" onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    );
    const words = (
      <>
        <div className={styles.head}>
          <div className={styles.words}>
            <Title className={styles.title} data-lines={3}>
              {title}
            </Title>
            {description !== undefined && (
              <Description className={styles.description}>{description}</Description>
            )}
          </div>
          {cover === undefined && cross}
        </div>
        {children !== undefined && <div className={styles.body}>{children}</div>}
      </>
    );

    return (
      <Content
        ref={box}
        role={role}
        aria-modal="true"
        tabIndex={-1}
        className={classNames(styles.box, shape !== 'side' && styles[shape])}
        onOpenAutoFocus={focusFirst}
        onCloseAutoFocus={focusOpener}
      >
        {cover === undefined ? (
          words
        ) : (
          <>
            {cross}
            <div className={styles.strip} data-title={title} aria-hidden="true" />
            <div className={styles.roll}>
              <div className={styles.cover}>{cover}</div>
              {words}
            </div>
          </>
        )}
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </Content>
    );
  },
  (_shown, { open }) => !open,
);
