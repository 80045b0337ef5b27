import { assertNever } from '@storefront/contract';
import { FailedState, Loading, PageWidth, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { calendarDay } from '../../london-time';
import type { Block } from '../domain/block';
import { copy } from '../copy';
import type { InformationStore } from '../stores/information-store';
import styles from './information.module.css';

/** A page of the information area, or the list of them. */
export const Information = observer(function Information({ model }: { model: InformationStore }) {
  const { text, slug, pages, Link, load } = model;
  if (slug === undefined) {
    return (
      <PageWidth width="reading" className={styles.page}>
        <h1>{copy.index}</h1>
        <p className={styles.lead}>{copy.indexLead}</p>
        <ul className={styles.pages}>
          {pages.map((page) => (
            <li key={page.slug}>
              <Link to={`/information/${page.slug}`} className={styles.card}>
                {page.title}
              </Link>
            </li>
          ))}
        </ul>
      </PageWidth>
    );
  }
  const title = pages.find((page) => page.slug === slug)?.title ?? copy.index;
  switch (text.kind) {
    case 'idle':
    case 'running':
      return (
        <PageWidth width="reading" className={styles.page}>
          <h1>{title}</h1>
          <Loading label={copy.loading} className={styles.waiting}>
            <SkeletonText lines={12} />
          </Loading>
        </PageWidth>
      );
    case 'failed':
      return (
        <PageWidth width="reading" className={styles.page}>
          <h1>{title}</h1>
          <FailedState onRetry={load}>{text.sentence}</FailedState>
        </PageWidth>
      );
    case 'done':
      return (
        <PageWidth as="article" width="reading" className={styles.page}>
          <h1>{text.value.title}</h1>
          {text.value.updated !== '' && (
            <p className={styles.lead}>{copy.updated(calendarDay(text.value.updated))}</p>
          )}
          <div className={styles.text}>
            {text.value.blocks.map((block, index) => (
              <TextBlock key={index} block={block} />
            ))}
          </div>
        </PageWidth>
      );
  }
});

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{item}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    default:
      return assertNever(block);
  }
}
