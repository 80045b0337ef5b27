import type { ReactNode } from 'react';
import { Content, Header, Item, Root, Trigger } from 'radix-ui/accordion';
import { classNames } from '../class-names';
import { ChevronDownIcon } from '../icons';
import styles from './accordion.module.css';

interface AccordionProps {
  /** The ids of the open items; any number may be open. */
  readonly open: readonly string[];
  readonly onOpenChange: (open: string[]) => void;
  /** large: sections of a page; small: lines of a panel. */
  readonly size?: 'large' | 'small';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Sections that open and close; the children are AccordionItem. */
export function Accordion({ open, onOpenChange, size = 'large', className, children }: AccordionProps) {
  return (
    <Root
      type="multiple"
      value={[...open]}
      onValueChange={onOpenChange}
      className={classNames(size === 'small' && styles.small, className)}
    >
      {children}
    </Root>
  );
}

interface AccordionItemProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** At the right end, before the arrow: a count, a tag. */
  readonly aside?: ReactNode;
  /** The element id to scroll to. */
  readonly anchor?: string;
  /** The heading's level; 3 by default. */
  readonly level?: 2 | 3 | 4;
  readonly className?: string;
  readonly children: ReactNode;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** One section of an Accordion; its content is in the page only while open. */
export function AccordionItem({
  id,
  title,
  description,
  aside,
  anchor,
  level = 3,
  className,
  children,
}: AccordionItemProps) {
  const Heading = headings[level];
  return (
    <Item value={id} id={anchor} className={classNames(styles.item, className)}>
      <Header asChild>
        <Heading className={styles.heading}>
          <Trigger className={styles.trigger}>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {description !== undefined && <span className={styles.description}>{description}</span>}
            </span>
            <span className={styles.end}>
              {aside}
              <ChevronDownIcon className={styles.arrow} size={22} />
            </span>
          </Trigger>
        </Heading>
      </Header>
      <Content className={styles.content}>{children}</Content>
    </Item>
  );
}
