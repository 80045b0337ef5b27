import { makeAutoObservable, toJS } from 'mobx';
import type { MenuEdit } from '../domain/menu-desk';

/** What a person changes in a form of the desk, and the edits that come of it. `value` becomes a copy: what it was made of stays as it is. */
export class DraftForm<Value extends object> {
  readonly value: Value;
  readonly #editsOf: (value: Value) => MenuEdit[];

  constructor(value: Value, editsOf: (value: Value) => MenuEdit[]) {
    this.value = value;
    this.#editsOf = editsOf;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  change(recipe: (value: Value) => void) {
    recipe(this.value);
  }

  /** The edits since the form was opened; none when everything is as it was. */
  edits(): MenuEdit[] {
    return this.#editsOf(toJS(this.value));
  }
}
