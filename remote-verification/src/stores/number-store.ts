import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import { numberFault } from '../domain/number-fault';

const sentences = {
  missing: copy.number.required,
  space: copy.number.space,
  format: copy.number.format,
} as const;

/** The number that the code goes to: shown, or being edited (OTP-2 to OTP-8, OTP-24 to OTP-27). */
export class NumberStore {
  /** The order's number. */
  known = '';
  typed = '';
  isEditing = false;
  private touched = false;
  private submitted = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What the field holds. */
  get shown(): string {
    return this.isEditing ? this.typed : this.known;
  }

  get isChanged(): boolean {
    return this.typed !== this.known;
  }

  get isValid(): boolean {
    return numberFault(this.typed) === undefined;
  }

  /** The sentence under the field, once it was touched or after a submit (OTP-27). */
  get sentence(): string {
    const fault = this.isEditing ? numberFault(this.typed) : undefined;
    return fault !== undefined && (this.touched || this.submitted) ? sentences[fault] : '';
  }

  /** Takes over the order's number, and shows it instead of the field (OTP-20). */
  setKnown(mobile: string) {
    this.known = mobile;
    this.cancel();
  }

  edit() {
    this.isEditing = true;
    this.typed = this.known;
    this.touched = false;
    this.submitted = false;
  }

  cancel() {
    this.isEditing = false;
  }

  type(text: string) {
    this.typed = text;
  }

  touch() {
    this.touched = true;
  }

  submit() {
    this.submitted = true;
  }
}
