import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { DayChange } from '../gateway/kitchen-gateway';

/** The form in which a date gets hours of its own (KIT-24). */
export class SpecialDayStore {
  date = '';
  isOpen = false;
  start = '';
  end = '';
  /** What is missing, '' before a press and when nothing is. */
  fault = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  change(part: Partial<Pick<SpecialDayStore, 'date' | 'isOpen' | 'start' | 'end'>>) {
    Object.assign(this, part);
    this.fault = '';
  }

  /** What was entered; undefined while something is missing. */
  confirm(): DayChange | undefined {
    const { date, isOpen, start, end } = this;
    if (date === '') this.fault = copy.tonight.dateMissing;
    else if (isOpen && (start === '' || end === '')) this.fault = copy.tonight.hoursMissing;
    if (this.fault !== '') return undefined;
    return isOpen ? { date, state: 'open', hours: [{ start, end }] } : { date, state: 'closed', hours: [] };
  }

  clear() {
    this.change({ date: '', isOpen: false, start: '', end: '' });
  }
}
