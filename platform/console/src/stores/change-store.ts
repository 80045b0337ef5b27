import type { RegistryCommand } from '@storefront/contract';
import { Task, idle } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { initialValues, parseCall } from '../domain/command-form';
import type { Faults, Values } from '../domain/command-form';
import type { RegistryCall } from '../domain/registry-call';
import type { RegistryGateway } from '../gateway/registry-gateway';

export interface ChangeDeps {
  readonly gateway: Pick<RegistryGateway, 'send'>;
  /** Called after something has been changed, or may have been. */
  readonly onChanged: () => void;
}

/**
 * The phase of a change: filled in, tried out (its effects are known and nothing has changed), done. `refused` says why the registry
 * refuses it; what was filled in stays.
 */
type Phase =
  | { readonly kind: 'filling'; readonly faults: Faults }
  | { readonly kind: 'trying' }
  | { readonly kind: 'tried'; readonly effects: readonly string[]; readonly isReasonMissing: boolean }
  | { readonly kind: 'refused'; readonly faults: readonly string[] }
  | { readonly kind: 'doing'; readonly effects: readonly string[] }
  /** The answer was lost: the change may have been made. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'done';
      readonly effects: readonly string[];
      readonly token: string | undefined;
      /** The number under which it waits for a second person: it is not made yet (ROL-8). */
      readonly waiting: string | undefined;
    };

// The registry demands a reason even for a try-out; it does not keep this one.
const reasonOfTrying = 'to see what would change';

/** The one dialog through which the console changes anything: fill in, see what will change, say why, do it (CON-3). */
export class ChangeStore {
  form: RegistryCommand | undefined;
  values: Values = {};
  archive: File | undefined;
  reason = '';
  phase: Phase = { kind: 'filling', faults: {} };
  readonly #deps: ChangeDeps;
  /** Only aborts a try-out that a change of the form has overtaken; `phase` holds what it found. */
  readonly #tryOutTask = new Task<undefined>();

  constructor(deps: ChangeDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { form: observableRef, values: observableRef, archive: observableRef, phase: observableRef },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.phase.kind === 'trying' || this.phase.kind === 'doing';
  }

  /** Opens the form of a command with what is known; one that is complete is tried out at once. */
  open(form: RegistryCommand, known: Values = {}): void {
    this.form = form;
    this.values = initialValues(form, known);
    this.archive = undefined;
    this.reason = '';
    this.fillAgain();
    const isGiven = form.fields.every(({ name, isOptional }) => isOptional || this.values[name]);
    if (isGiven && parseCall(form, this.values, undefined).kind === 'call') void this.tryOut();
  }

  /** Closes the dialog, but not while the change is being made: its outcome has to be seen. */
  close(): void {
    if (this.phase.kind === 'doing') return;
    this.form = undefined;
    this.fillAgain();
  }

  /** Fills in a field; the result of an earlier try-out no longer holds. */
  fill(name: string, value: string): void {
    if (this.phase.kind === 'doing') return;
    this.values = { ...this.values, [name]: value };
    this.fillAgain();
  }

  chooseArchive(archive: File | undefined): void {
    if (this.phase.kind === 'doing') return;
    this.archive = archive;
    this.fillAgain();
  }

  giveReason(reason: string): void {
    this.reason = reason;
    if (this.phase.kind === 'tried') this.phase = { ...this.phase, isReasonMissing: false };
  }

  /** Asks the registry what would change. */
  async tryOut(): Promise<void> {
    const call = this.readCall();
    if (call === undefined || this.isBusy) return;
    this.phase = { kind: 'trying' };
    await this.#tryOutTask.run(
      () => this.#deps.gateway.send(call, { reason: reasonOfTrying, tryOut: true }),
      (answer) => {
        if (answer.kind === 'unknown') this.phase = { kind: 'unknown' };
        else if (answer.kind === 'refused') this.phase = { kind: 'refused', faults: answer.faults };
        else this.phase = { kind: 'tried', effects: answer.effects, isReasonMissing: false };
        return idle;
      },
    );
  }

  /** Makes the change that was tried out; the registry checks it once more. */
  async confirm(): Promise<void> {
    if (this.phase.kind !== 'tried') return;
    const { effects } = this.phase;
    const reason = this.reason.trim();
    if (reason === '' && !this.form?.hasNoReason) {
      this.phase = { ...this.phase, isReasonMissing: true };
      return;
    }
    const call = this.readCall();
    if (call === undefined) return;
    this.phase = { kind: 'doing', effects };
    const answer = await this.#deps.gateway.send(call, { reason, tryOut: false });
    runInAction(() => {
      if (answer.kind === 'unknown') this.phase = { kind: 'unknown' };
      else if (answer.kind === 'refused') this.phase = { kind: 'refused', faults: answer.faults };
      else {
        const { effects: made, token, waiting } = answer;
        this.phase = { kind: 'done', effects: made, token, waiting };
      }
    });
    if (answer.kind !== 'refused') this.#deps.onChanged();
  }

  /** Goes back to filling in; an answer that is still under way would be about other values. */
  private fillAgain(): void {
    this.#tryOutTask.abort();
    this.phase = { kind: 'filling', faults: {} };
  }

  private readCall(): RegistryCall | undefined {
    if (this.form === undefined) return undefined;
    const parsed = parseCall(this.form, this.values, this.archive);
    if (parsed.kind === 'call') return parsed.call;
    this.phase = { kind: 'filling', faults: parsed.faults };
    return undefined;
  }
}
