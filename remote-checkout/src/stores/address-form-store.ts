import type { Async } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import { addressFaults, tidyAddress } from '../domain/address';
import type { Address, AddressFault, AddressField, AddressKind } from '../domain/address';

const words = copy.checkout.information;

const fieldsInOrder: readonly AddressField[] = [
  'name',
  'email',
  'mobile',
  'street',
  'street2',
  'city',
  'postcode',
];

export interface AddressFormDeps {
  readonly kind: AddressKind;
  readonly sectors: () => readonly string[];
  /** Random, one for each form: the same form sent twice saves one address. */
  readonly formKey: string;
  /** Told of every change, so that nothing typed is lost. */
  readonly changed: (address: Address) => void;
  /** Saves; resolves with the sentence of a refusal, or nothing when it was saved. */
  readonly save: (address: Address, formKey: string) => Promise<string | undefined>;
  /** Leaves the form as it was before; undefined where there is nothing to go back to. */
  readonly cancel: (() => void) | undefined;
  /** The customer has asked for the form, so it takes the focus. */
  readonly isAskedFor: boolean;
  /** What it is opened with was typed by the customer, as into the form that stood here before. */
  readonly isTyped: boolean;
}

/** The address form: what was typed, which faults show, and the server's word on it. */
export class AddressFormStore {
  saving: Async<void> = { kind: 'idle' };
  readonly #deps: AddressFormDeps;
  private submitted = false;
  private readonly touched = new Set<AddressField>();
  readonly #opened: Address;

  constructor(
    public address: Address,
    deps: AddressFormDeps,
  ) {
    this.#deps = deps;
    this.#opened = address;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether it holds something that the customer has typed. */
  get isTyped(): boolean {
    return this.#deps.isTyped || fieldsInOrder.some((field) => this.address[field] !== this.#opened[field]);
  }

  get kind(): AddressKind {
    return this.#deps.kind;
  }

  get isAskedFor(): boolean {
    return this.#deps.isAskedFor;
  }

  get cancel() {
    return this.#deps.cancel;
  }

  get isSaving(): boolean {
    return this.saving.kind === 'running';
  }

  /** The server's sentence under the form (ADR-25). */
  get sentence(): string {
    return this.saving.kind === 'failed' ? this.saving.sentence : '';
  }

  get isValid(): boolean {
    return Object.keys(this.faults).length === 0;
  }

  /** The first field at fault, as the form is read. */
  get firstFault(): AddressField | undefined {
    return fieldsInOrder.find((field) => this.faults[field] !== undefined);
  }

  /** What shows under a field: nothing until it was touched or the form was submitted (ADR-19, ADR-20). */
  sentenceOf(field: AddressField): string {
    const fault = this.faults[field];
    return fault !== undefined && (this.submitted || this.touched.has(field)) ? this.say(field, fault) : '';
  }

  type(field: AddressField, text: string) {
    this.address = { ...this.address, [field]: text };
    if (this.saving.kind === 'failed') this.saving = { kind: 'idle' };
    this.#deps.changed(this.address);
  }

  /** The customer has left a field: its fault may show, and a postcode is put right (ADR-21). */
  touch(field: AddressField) {
    this.touched.add(field);
    if (field === 'postcode') this.type('postcode', tidyAddress(this.address).postcode);
  }

  /** Shows every fault there is, as after a submit. */
  showFaults(sentence = '') {
    this.submitted = true;
    if (sentence !== '') this.saving = { kind: 'failed', sentence };
  }

  async submit(): Promise<void> {
    if (this.isSaving) return;
    this.showFaults();
    if (!this.isValid) return;
    this.saving = { kind: 'running' };
    const sentence = await this.#deps.save(tidyAddress(this.address), this.#deps.formKey);
    runInAction(() => {
      this.saving =
        sentence === undefined ? { kind: 'done', value: undefined } : { kind: 'failed', sentence };
    });
  }

  private get faults() {
    return addressFaults(this.address, this.kind, this.#deps.sectors());
  }

  private say(field: AddressField, fault: AddressFault): string {
    return fault === 'out-of-reach'
      ? words.outOfReach(tidyAddress(this.address).postcode)
      : words[fault][field];
  }
}
