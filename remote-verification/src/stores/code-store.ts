import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import { codeFault } from '../domain/code-fault';

const sentences = { missing: copy.code.required, space: copy.code.space, format: copy.code.format } as const;

/** The six digits (OTP-28 to OTP-31). */
export class CodeStore {
  typed = '';
  private touched = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isValid(): boolean {
    return codeFault(this.typed) === undefined;
  }

  /** The sentence under the field once it was touched (OTP-31). */
  get sentence(): string {
    const fault = codeFault(this.typed);
    return fault !== undefined && this.touched ? sentences[fault] : '';
  }

  type(text: string) {
    this.typed = text;
  }

  touch() {
    this.touched = true;
  }

  clear() {
    this.typed = '';
    this.touched = false;
  }
}
