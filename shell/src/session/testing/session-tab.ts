import { FakeApi, FakeStorage } from '@storefront/host/testing';
import { EventBus } from '../../bus/event-bus';
import { otherTabs } from '../../bus/other-tabs';
import { joinedTabs } from '../../testing/joined-tabs';
import { memoryStore } from '../../testing/memory-store';
import { httpSessionGateway } from '../gateway/http-session-gateway';
import { SessionStore } from '../stores/session-store';

/** The session of one tab, with what the server is told, what other features hear, and what the visitor reads. */
export function sessionTab(
  line = joinedTabs()(),
  storage = new FakeStorage(),
  { guestCheckout = true, visit = memoryStore() } = {},
) {
  const bus = new EventBus(otherTabs(line), ({ error }) => {
    throw error;
  });
  const api = new FakeApi({ 'users/logout': () => ({ responsecode: '200' }) });
  const notices: string[] = [];
  const heard: string[] = [];
  const listener = bus.ownedBy('test');
  listener.events('login-complete').subscribe(({ userId, guest }) => heard.push(`in ${userId} ${guest}`));
  listener.events('logged-out').subscribe(({ reason }) => heard.push(`out ${reason}`));
  const show = (sentence: string) => notices.push(sentence);
  const session = new SessionStore({
    gateway: httpSessionGateway(api),
    bus,
    storage,
    notices: { show },
    guestCheckout,
    visit,
  });
  return { session, storage, api, bus, notices, heard };
}
