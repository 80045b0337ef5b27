import { assertNever } from '@storefront/contract';
import { Task, done, refused } from '@storefront/host';
import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { InformationText } from '../domain/information-text';
import type { InformationGateway } from '../gateway/information-gateway';

export type InformationHost = Pick<Host, 'brand' | 'head' | 'navigation' | 'Link'>;

/** One page of the information area, or, without a slug, the list of them (ACC-8, ACC-12). */
export class InformationStore {
  readonly #gateway: InformationGateway;
  readonly #host: InformationHost;
  readonly #text = new Task<InformationText>(copy.failed);

  constructor(
    gateway: InformationGateway,
    host: InformationHost,
    readonly slug: string | undefined,
  ) {
    this.#gateway = gateway;
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
      (signal) => this.#gateway.page(slug, signal),
      (outcome) => {
        switch (outcome.kind) {
          case 'found':
            this.setTitle(outcome.text.title);
            return done(outcome.text);
          case 'unknown':
            this.#host.navigation.notFound();
            return refused(outcome.sentence);
          case 'refused':
            return refused(outcome.sentence);
          default:
            return assertNever(outcome);
        }
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
