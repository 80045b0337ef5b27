import { FakeClock } from '@storefront/host/testing';
import { NoticesStore } from './notices-store';

describe('notices', () => {
  it('disappear by themselves after seven seconds', () => {
    const clock = new FakeClock();
    const notices = new NoticesStore(clock);
    notices.show('Your discount has changed.');
    clock.advance(6_999);
    expect(notices.shown.map(({ sentence }) => sentence)).toStrictEqual(['Your discount has changed.']);
    clock.advance(1);
    expect(notices.shown).toStrictEqual([]);
  });

  it('show the same sentence once, and its time starts again', () => {
    const clock = new FakeClock();
    const notices = new NoticesStore(clock);
    notices.show('You are logged out.');
    clock.advance(5_000);
    notices.show('You are logged out.', 'warning');
    clock.advance(3_000);
    expect(notices.shown).toMatchObject([{ sentence: 'You are logged out.', tone: 'warning' }]);
  });

  it('can be dismissed before their time', () => {
    const notices = new NoticesStore(new FakeClock());
    notices.show('One.');
    notices.show('Two.');
    notices.dismiss(notices.shown[0]?.id ?? 0);
    expect(notices.shown.map(({ sentence }) => sentence)).toStrictEqual(['Two.']);
  });
});
