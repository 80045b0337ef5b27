import { hasCode, isOk } from '@storefront/contract';
import { ApiUnreachable, Latest } from '@storefront/host';
import type { Async, Host } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
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
  text: Async<InformationText> = { kind: 'idle' };
  readonly #host: InformationHost;
  readonly #latest = new Latest();

  constructor(
    host: InformationHost,
    readonly slug: string | undefined,
  ) {
    this.#host = host;
    makeAutoObservable(this, { text: observableRef }, { autoBind: true });
  }

  get pages() {
    return this.#host.brand.legalPages;
  }

  get Link() {
    return this.#host.Link;
  }

  async load() {
    const { slug } = this;
    if (slug === undefined) return this.entitle(copy.index);
    const signal = this.#latest.begin();
    this.text = { kind: 'running' };
    const text = await this.ask(slug, signal);
    if (signal.aborted) return;
    runInAction(() => (this.text = text));
    if (text.kind === 'done') this.entitle(text.value.title);
  }

  stop() {
    this.#latest.end();
  }

  private async ask(slug: string, signal: AbortSignal): Promise<Async<InformationText>> {
    try {
      const answer = await this.#host.api.call('information/page', { slug }, { signal });
      if (isOk(answer)) {
        return {
          kind: 'done',
          value: { title: answer.title, blocks: parseBlocks(answer.body_html), updated: answer.updated },
        };
      }
      if (hasCode(answer, '204')) this.#host.navigation.notFound();
      return { kind: 'failed', sentence: answer.status };
    } catch (error) {
      if (signal.aborted || error instanceof ApiUnreachable) return { kind: 'failed', sentence: copy.failed };
      throw error;
    }
  }

  private entitle(page: string) {
    this.#host.head.set({ title: copy.title(page, this.#host.brand.name) });
  }
}
