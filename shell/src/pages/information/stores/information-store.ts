import { hasCode, isOk } from '@storefront/contract';
import { Task, done, refused } from '@storefront/host';
import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { parseBlocks } from '../gateway/parse-blocks';
import type { Block } from '../domain/block';
import { copy } from '../copy';

/** A page of the information area. */
export interface InformationText {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly updated: string;
}

export type InformationHost = Pick<Host, 'api' | 'brand' | 'head' | 'navigation' | 'Link'>;

/** One page of the information area, or, without a slug, the list of them (ACC-8, ACC-12). */
export class InformationStore {
  readonly #host: InformationHost;
  readonly #text = new Task<InformationText>(copy.failed);

  constructor(
    host: InformationHost,
    readonly slug: string | undefined,
  ) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get text(): TaskState<InformationText> {
    return this.#text.state;
  }

  get pages() {
    return this.#host.brand.legalPages;
  }

  get Link() {
    return this.#host.Link;
  }

  async load() {
    const { slug } = this;
    if (slug === undefined) return this.setTitle(copy.index);
    await this.#text.run(
      (signal) => this.#host.api.call('information/page', { slug }, { signal }),
      (answer) => {
        if (isOk(answer)) {
          this.setTitle(answer.title);
          return done({
            title: answer.title,
            blocks: parseBlocks(answer.body_html),
            updated: answer.updated,
          });
        }
        if (hasCode(answer, '204')) this.#host.navigation.notFound();
        return refused(answer.status);
      },
    );
  }

  stop() {
    this.#text.abort();
  }

  private setTitle(page: string) {
    this.#host.head.set({ title: copy.title(page, this.#host.brand.name) });
  }
}
