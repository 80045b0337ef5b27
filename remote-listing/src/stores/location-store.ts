import { parsePostcode } from '@storefront/contract';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';

/** The Change Location modal: what is typed, and which sentences show. */
export class LocationStore {
  open = false;
  text = '';
  touched = false;
  submitted = false;
  /** The server's sentence about the postcode searched last (D8). */
  sentence: string | undefined;

  readonly #moveTo: (postcode: string) => void;

  constructor(moveTo: (postcode: string) => void) {
    this.#moveTo = moveTo;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The sentences under the field: an empty submit shows both of its own (D53). */
  get errors(): string[] {
    const missing = this.text.trim() === '' && (this.touched || this.submitted);
    const invalid = this.submitted && !parsePostcode(this.text);
    return [
      ...(missing ? [copy.location.required] : []),
      ...(invalid ? [copy.location.invalid] : []),
      ...(this.sentence && !this.submitted ? [this.sentence] : []),
    ];
  }

  show(sentence?: string, text = '') {
    this.open = true;
    this.text = text;
    this.touched = false;
    this.submitted = false;
    this.sentence = sentence;
  }

  close() {
    this.open = false;
  }

  type(text: string) {
    this.text = text;
    this.sentence = undefined;
  }

  touch() {
    this.touched = true;
  }

  update() {
    this.submitted = true;
    this.sentence = undefined;
    if (parsePostcode(this.text)) this.#moveTo(this.text);
  }
}
