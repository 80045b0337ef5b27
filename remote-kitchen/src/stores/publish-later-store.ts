import { londonInstant } from '@storefront/contract';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';

/** The form that asks when the draft is published (KIT-44). */
export class PublishLaterStore {
  isOpen = false;
  date = '';
  time = '';
  /** What is missing, '' before a press and when nothing is. */
  fault = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open() {
    this.isOpen = true;
    this.fault = '';
  }

  close() {
    this.isOpen = false;
  }

  change(part: Partial<Pick<PublishLaterStore, 'date' | 'time'>>) {
    Object.assign(this, part);
    this.fault = '';
  }

  /** The moment that was entered, in milliseconds since 1970; undefined while something is missing. */
  confirm(): number | undefined {
    const { date, time } = this;
    const [hours = '', minutes = ''] = time.split(':');
    if (date !== '' && minutes !== '') return londonInstant(date, Number(hours) * 60 + Number(minutes));
    this.fault = copy.desk.timeMissing;
    return undefined;
  }
}
