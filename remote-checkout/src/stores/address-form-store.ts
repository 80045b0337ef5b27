import { idle, refused } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import { addressFaults, tidyAddress } from '../domain/address';
import type { Address, AddressFault, AddressField, AddressKind } from '../domain/address';

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
  /** Called on every change, so that nothing typed is lost. */
  readonly keep: (address: Address) => void;
  /** Whether the form may be closed without saving: false where there is nothing to go back to. */
  readonly canCancel: boolean;
  /** The customer has asked for the form, so it takes the focus. */
  readonly isOpenedByCustomer: boolean;
  /** Whether the customer typed what the form opens with, for example into the form that this one replaces. */
  readonly isTyped: boolean;
}

/** The address form: what was typed, which faults show, and what the server says. */
export class AddressFormStore {
  saving: TaskState<unknown> = idle;
  readonly #deps: AddressFormDeps;
  private submitted = false;
  private readonly touched = new Set<AddressField>();
  readonly #initial: Address;

  constructor(
    public address: Address,
    deps: AddressFormDeps,
  ) {
    this.#deps = deps;
    this.#initial = address;
    makeAutoObservable(this, { saving: observableRef }, { autoBind: true });
  }

  /** Whether the form holds anything that the customer has typed. */
  get isTyped(): boolean {
    return this.#deps.isTyped || fieldsInOrder.some((field) => this.address[field] !== this.#initial[field]);
  }

  get kind(): AddressKind {
    return this.#deps.kind;
  }

  get isOpenedByCustomer(): boolean {
    return this.#deps.isOpenedByCustomer;
  }

  get canCancel(): boolean {
    return this.#deps.canCancel;
  }

  get formKey(): string {
    return this.#deps.formKey;
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

  /** The first field at fault, in the order of the form. */
  get firstFault(): AddressField | undefined {
    return fieldsInOrder.find((field) => this.faults[field] !== undefined);
  }

  /** What shows under a field: nothing until it was touched or the form was submitted (ADR-19, ADR-20). */
  sentenceOf(field: AddressField): string {
    const fault = this.faults[field];
    return fault !== undefined && (this.submitted || this.touched.has(field))
      ? this.sentenceFor(field, fault)
      : '';
  }

  type(field: AddressField, text: string) {
    this.address = { ...this.address, [field]: text };
    if (this.saving.kind === 'failed') this.saving = idle;
    this.#deps.keep(this.address);
  }

  /** Called when the customer has left a field: its fault may show, and a postcode gets its usual form (ADR-21). */
  touch(field: AddressField) {
    this.touched.add(field);
    if (field === 'postcode') this.type('postcode', tidyAddress(this.address).postcode);
  }

  /** Shows every fault, as after a submit. */
  showFaults(sentence = '') {
    this.submitted = true;
    if (sentence !== '') this.saving = refused(sentence);
  }

  /** The address to save, and shows that it is being saved; undefined while faults show, or while it is saved already. */
  submit(): Address | undefined {
    if (this.isSaving) return undefined;
    this.showFaults();
    if (!this.isValid) return undefined;
    this.saving = { kind: 'running' };
    return tidyAddress(this.address);
  }

  showSaving(saving: TaskState<unknown>) {
    this.saving = saving;
  }

  private get faults() {
    return addressFaults(this.address, this.kind, this.#deps.sectors());
  }

  private sentenceFor(field: AddressField, fault: AddressFault): string {
    return fault === 'out-of-reach'
      ? copy.information.outOfReach(tidyAddress(this.address).postcode)
      : copy.information[fault][field];
  }
}
