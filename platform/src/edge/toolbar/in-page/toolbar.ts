import { staffPaths, toolbarElement } from '../staff-page';
import type { StaffFeature, StaffPage } from '../staff-page';
import { copy } from './copy';
import { loadedPage, readPage } from './read-page';
import type { LoadedPage } from './read-page';
import { runningRelease } from './running-releases';
import type { ReadPage, RunningRelease } from './running-releases';
import { styles } from './styles';

const instant = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** Which release drew which part of the page, and why; another one can be chosen for this browser (DEV-7). */
export class Toolbar {
  readonly #window: Window;
  readonly #host: HTMLElement;
  readonly #what: HTMLElement;
  readonly #panel: HTMLElement;
  readonly #said: HTMLElement;
  readonly #opener: HTMLButtonElement;
  #loaded: LoadedPage = { path: '', drawnBy: '' };
  /** The path that was asked about last. */
  #path = '';
  /** Counts the questions: only the answer to the last one is shown. */
  #asked = 0;

  /** Puts the toolbar in front of `before`, while the page behind it is still arriving: nothing is moved later. */
  constructor(window: Window, before: Element) {
    this.#window = window;
    this.#host = this.#make('div', { id: toolbarElement });
    this.#what = this.#make('span', { className: 'what' });
    this.#panel = this.#make('div', { className: 'panel', id: 'panel' });
    this.#said = this.#make('p', { className: 'said' });
    this.#said.setAttribute('role', 'status');
    this.#opener = this.#make('button', { textContent: copy.releases, type: 'button' });
    this.#opener.setAttribute('aria-controls', 'panel');
    this.#opener.addEventListener('click', () => void this.#open(this.#panel.hidden !== false));
    void this.#open(false);
    const close = this.#make('button', { className: 'close', textContent: '×', type: 'button' });
    close.setAttribute('aria-label', copy.close);
    close.title = copy.closed;
    close.addEventListener('click', () => void this.#close());
    const bar = this.#make('div', { className: 'bar' });
    bar.append(this.#make('strong', { textContent: copy.staff }), this.#what, this.#opener, close);
    const aside = this.#make('aside', {});
    aside.setAttribute('aria-label', copy.name);
    aside.append(bar, this.#panel);
    aside.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || this.#panel.hidden) return;
      void this.#open(false);
      this.#opener.focus();
    });
    this.#host.attachShadow({ mode: 'open' }).append(this.#make('style', { textContent: styles }), aside);
    before.before(this.#host);
  }

  /** To be called when the page has arrived and the shell has not started yet. */
  begin(): void {
    const { document, location } = this.#window;
    this.#loaded = loadedPage(this.#window);
    this.#path = location.pathname;
    void this.#ask();
    // The shell goes to another page without loading it, and what it draws tells that it is there.
    const { MutationObserver } = this.#window as Window & typeof globalThis;
    const observer = new MutationObserver(() => {
      if (!this.#host.isConnected) return observer.disconnect();
      if (location.pathname === this.#path) return;
      this.#path = location.pathname;
      void this.#ask();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }

  async #open(isOpen: boolean) {
    this.#panel.hidden = !isOpen;
    this.#opener.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) await this.#ask();
  }

  /**
   * Asks the edge about the page that is shown, and shows the answer. Each answer has a list of its own, so that nothing that
   * somebody has chosen in it is replaced under the hand.
   */
  async #ask() {
    const { location } = this.#window;
    const number = (this.#asked += 1);
    this.#panel.replaceChildren(this.#said);
    this.#said.textContent = copy.loading;
    const address = encodeURIComponent(location.pathname + location.search);
    const answer = await this.#fetch(`${staffPaths.page}?address=${address}`).catch(() => undefined);
    // Safe: our own edge wrote it.
    const page = answer?.ok === true ? ((await answer.json()) as StaffPage) : undefined;
    const read = await readPage(this.#window, this.#loaded);
    if (number !== this.#asked) return;
    if (page === undefined) this.#said.textContent = copy.unreachable;
    else this.#show(page, read);
  }

  #show({ features, until }: StaffPage, read: ReadPage) {
    const rows = features.map((of) => ({ of, running: runningRelease(of.feature, read) }));
    // What the page shows comes first.
    const ordered = [...rows.filter(({ of }) => of.isShown), ...rows.filter(({ of }) => !of.isShown)];
    this.#what.textContent = ordered
      .filter(({ of }) => of.isShown)
      .map(({ of, running }) => copy.summary(running?.release ?? of.release ?? copy.none, of.step))
      .join(', ');
    const form = this.#make('form', {});
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#choose(form);
    });
    const list = this.#make('ul', {});
    list.append(...ordered.map(({ of, running }) => this.#row(of, running)));
    const foot = this.#make('div', { className: 'foot' });
    if (features.some(({ choices = [] }) => choices.length > 0))
      foot.append(this.#make('button', { className: 'show', textContent: copy.show }));
    // A button: the first link of a page has to be the one that skips to its content.
    const leave = this.#make('button', { className: 'leave', textContent: copy.leave, type: 'button' });
    leave.addEventListener('click', () => this.#window.location.assign(staffPaths.leave));
    foot.append(this.#make('p', { textContent: copy.until(instant.format(new Date(until))) }), leave);
    form.append(list, foot);
    this.#said.textContent = '';
    this.#panel.append(form);
  }

  #row(of: StaffFeature, running: RunningRelease | undefined): HTMLElement {
    const row = this.#make('li', {});
    const text = this.#make('div', {});
    const shown = running?.release ?? of.release ?? copy.none;
    const title = this.#make('p', { className: 'release' });
    title.append(
      this.#make('strong', { textContent: shown.startsWith(of.feature) ? shown : `${of.feature}: ${shown}` }),
      ` · ${copy.drawn(running, of.isShown)}`,
    );
    const isOther = running !== undefined && running.release !== of.release;
    const why = isOther && of.release !== null ? `${copy.changed(of.release)} ${of.because}` : of.because;
    text.append(title, this.#make('p', { className: 'why', textContent: why }));
    row.append(text, this.#choice(of));
    return row;
  }

  #choice({ feature, release, step, choices }: StaffFeature): HTMLElement {
    if (choices === undefined) return this.#make('p', { className: 'why', textContent: copy.noRight });
    const select = this.#make('select', { name: feature });
    select.setAttribute('aria-label', copy.as(feature));
    const chosen = step === 'preview' ? release : null;
    const all = chosen === null || choices.includes(chosen) ? choices : [chosen, ...choices];
    select.append(
      this.#make('option', { value: '', textContent: copy.asDecided }),
      ...all.map((id) => this.#make('option', { value: id, textContent: id, selected: id === chosen })),
    );
    return select;
  }

  async #choose(form: HTMLFormElement) {
    const releases = [...form.querySelectorAll('select')].map(({ value }) => value).filter((id) => id !== '');
    const answer = await this.#fetch(staffPaths.choose, { releases }).catch(() => undefined);
    if (answer?.ok === true) {
      this.#window.location.reload();
      return;
    }
    const { faults = [copy.refused] } = ((await answer?.json().catch(() => ({}))) ?? {}) as {
      faults?: string[];
    };
    this.#said.textContent = faults.join(' ');
  }

  /** The next pages come without it, until it is asked for again. */
  async #close() {
    const answer = await this.#fetch(staffPaths.toolbar, { shown: false }).catch(() => undefined);
    if (answer?.ok === true) this.#host.remove();
    else {
      await this.#open(true);
      this.#said.textContent = copy.refused;
    }
  }

  #fetch(path: string, body?: object): Promise<Response> {
    if (body === undefined) return this.#window.fetch(path);
    const headers = { 'content-type': 'application/json' };
    return this.#window.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  #make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Readonly<Record<string, string | boolean>>,
  ): HTMLElementTagNameMap[Name] {
    return Object.assign(this.#window.document.createElement(name), properties);
  }
}
