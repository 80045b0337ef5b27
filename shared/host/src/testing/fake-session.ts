import { makeAutoObservable } from 'mobx';
import type { UserData } from '@storefront/contract';
import type { Session, Visitor } from '../host';

const anonymousVisitor: Visitor = { kind: 'anonymous', token: undefined, data: undefined };

/** A session that a test sets by hand; `requireSession` waits for `logIn` or `dismiss`. */
export class FakeSession implements Session {
  visitor: Visitor = anonymousVisitor;
  isOver = false;
  requests: { guest: boolean }[] = [];
  loggedOutWith: (string | undefined)[] = [];
  private waiting: ((outcome: 'ready' | 'dismissed') => void)[] = [];

  constructor(data?: UserData) {
    if (data) this.visitor = visitorOf(data);
    makeAutoObservable<this, 'waiting'>(this, { waiting: false }, { autoBind: true });
  }

  requireSession(options: { guest: boolean }) {
    this.requests.push(options);
    const isThere = this.visitor.kind === 'user' || (options.guest && this.visitor.kind === 'guest');
    if (isThere) return Promise.resolve('ready' as const);
    return new Promise<'ready' | 'dismissed'>((resolve) => this.waiting.push(resolve));
  }

  update(data: UserData) {
    this.visitor = visitorOf(data);
  }

  logOut(sentence?: string) {
    this.loggedOutWith.push(sentence);
    this.isOver = sentence !== undefined;
    this.visitor = anonymousVisitor;
  }

  logIn(data: UserData) {
    this.isOver = false;
    this.visitor = visitorOf(data);
    for (const resolve of this.waiting.splice(0)) resolve('ready');
  }

  dismiss() {
    for (const resolve of this.waiting.splice(0)) resolve('dismissed');
  }
}

const visitorOf = (data: UserData): Visitor => ({
  kind: data.user_id === '0' ? 'guest' : 'user',
  token: data.sessiontoken,
  data,
});
