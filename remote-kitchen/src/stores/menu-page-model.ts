import type { PageModel } from '@storefront/host';
import { draftPath } from '@storefront/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeskPart, DraftEdit, MenuDesk, MenuEdit, MenuVersion, PictureField } from '../domain/menu-desk';
import { encodePicture } from '../gateway/encode-picture';
import { copy } from '../copy';
import { Changes } from './changes';
import type { DeskForm } from './desk-forms';
import { FollowedQuestion } from './followed-question';
import { HistoryStore } from './history-store';
import type { KitchenFrame } from './kitchen-frame';
import { PublishLaterStore } from './publish-later-store';

/** The desk at which the menu, the hours and the charges are edited as a draft (KIT-41 to KIT-48). */
export class MenuPageModel implements PageModel {
  readonly frame: KitchenFrame;
  readonly desk: FollowedQuestion<MenuDesk>;
  readonly changes: Changes;
  readonly history: HistoryStore;
  readonly later = new PublishLaterStore();
  part: DeskPart = 'dishes';
  search = '';
  /** The form that is open; undefined without one. */
  open: DeskForm | undefined;
  /** The preview that was made last. */
  preview: { readonly revision: number; readonly path: string } | undefined;
  /** Why a picture cannot be used, '' when it can. */
  pictureFault = '';
  readonly #encode: typeof encodePicture;

  constructor(frame: KitchenFrame, encode = encodePicture) {
    this.frame = frame;
    this.#encode = encode;
    this.desk = new FollowedQuestion(frame, frame.gateway.menu);
    this.changes = new Changes(frame, this.desk);
    this.history = new HistoryStore(frame);
    makeAutoObservable(
      this,
      {
        frame: false,
        desk: false,
        changes: false,
        history: false,
        later: false,
        open: observableRef,
        preview: observableRef,
      },
      { autoBind: true },
    );
  }

  start() {
    this.frame.start();
    this.desk.start();
  }

  stop() {
    this.desk.stop();
    this.history.stop();
    this.frame.stop();
  }

  showPart(part: DeskPart) {
    this.part = part;
    if (part === 'history') void this.history.load();
  }

  changeSearch(search: string) {
    this.search = search;
  }

  openForm(form: DeskForm | undefined) {
    this.open = form;
    this.pictureFault = '';
    this.changes.acts.clear();
  }

  closeForm() {
    this.open = undefined;
    this.changes.acts.clear();
  }

  /** Sends what was changed in the open form, and closes it once it is in the draft. */
  async save(): Promise<void> {
    const { open } = this;
    if (open === undefined) return;
    const edits = open.form.edits();
    if (edits.length > 0 && !(await this.edit('form', edits))) return;
    if (this.open === open) runInAction(() => (this.open = undefined));
  }

  /** Takes away what the open form edits; `what` is as the person saw it. */
  async remove(path: readonly string[], what: unknown): Promise<void> {
    if (await this.edit('remove', [{ kind: 'set', path: [...path], from: what, to: null }]))
      runInAction(() => (this.open = undefined));
  }

  async changePicture(field: PictureField, before: string, file: Blob | undefined): Promise<void> {
    const picture = await this.pictureOf(file);
    if (picture === undefined) return;
    await this.edit(field, [{ kind: 'set', path: [field], from: before, to: picture }]);
  }

  /** A chosen file as it travels, '' for none; undefined where it is no picture, which is then said. */
  async pictureOf(file: Blob | undefined): Promise<string | undefined> {
    const picture = file === undefined ? '' : await this.#encode(file);
    runInAction(() => (this.pictureFault = picture === undefined ? copy.desk.pictureRefused : ''));
    return picture;
  }

  async drop(edits: readonly DraftEdit[]): Promise<void> {
    const ids = edits.map(({ id }) => id);
    await this.changes.run(`drop ${ids.join()}`, ids, (session, key) =>
      this.frame.gateway.dropEdits(session, ids, key),
    );
  }

  /** Publishes the edits that are shown: now, at a time, or not any more. */
  async publish(when: 'now' | 'not' | number): Promise<void> {
    const revision = this.desk.task.value?.revision;
    if (revision === undefined) return;
    const isDone = await this.changes.run('publish', [revision, when], (session, key) =>
      this.frame.gateway.publishMenu(session, revision, when, key),
    );
    if (isDone) this.later.close();
  }

  async publishLater(): Promise<void> {
    const at = this.later.confirm();
    if (at !== undefined) await this.publish(at);
  }

  async makePreview(): Promise<void> {
    const session = this.frame.known;
    const revision = this.desk.task.value?.revision;
    if (session === undefined || revision === undefined) return;
    const outcome = await this.changes.acts.run('preview', revision, (key) =>
      this.frame.gateway.previewMenu(session.token, revision, key),
    );
    if (outcome?.kind === 'over') this.frame.endSession(outcome.sentence, session);
    if (outcome?.kind === 'done')
      runInAction(
        () => (this.preview = { revision, path: draftPath(outcome.slug, this.frame.isOneBusiness) }),
      );
  }

  async restore({ id }: MenuVersion): Promise<void> {
    const isDone = await this.changes.run(`restore ${id}`, id, (session, key) =>
      this.frame.gateway.restoreMenu(session, id, key),
    );
    if (isDone) runInAction(() => (this.part = 'dishes'));
  }

  private edit(subject: string, edits: readonly MenuEdit[]): Promise<boolean> {
    return this.changes.run(subject, edits, (session, key) =>
      this.frame.gateway.editMenu(session, edits, key),
    );
  }
}
