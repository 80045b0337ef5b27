import { aWireUser } from '@storefront/contract/testing';
import { FakeSession, fakeHost } from '@storefront/host/testing';
import { parseUser } from '../gateway/parse-user';
import { FakeAccountGateway } from '../testing/fake-account-gateway';
import { PasswordStore } from './password-store';
import { PrivacyStore } from './privacy-store';
import { ProfileStore } from './profile-store';

const user = parseUser(aWireUser());
const done = { kind: 'ok', value: undefined } as const;

describe('a form of the account', () => {
  it('sends the name and the mobile number without the spaces around them', async () => {
    const gateway = new FakeAccountGateway({ saveProfile: done }, user);
    const profile = new ProfileStore(gateway);
    profile.typeName(' Asha Begum ');
    await profile.save();
    expect(gateway.asked).toStrictEqual([`saveProfile Asha Begum ${user.mobile}`]);
    expect(profile.saving).toStrictEqual({ kind: 'done', value: 'Your changes are saved.' });
  });

  it('forgets its outcome when the user types again', async () => {
    const gateway = new FakeAccountGateway({}, user);
    const profile = new ProfileStore(gateway);
    await profile.save();
    expect(profile.saving).toMatchObject({ kind: 'failed', reason: 'unreachable' });
    profile.typeMobile('07700900999');
    expect(profile.saving).toStrictEqual({ kind: 'idle' });
  });

  it('is sent once, whatever the user types or presses meanwhile', async () => {
    const gateway = new FakeAccountGateway({ changePassword: done }, user);
    const password = new PasswordStore(gateway);
    password.type('old', 'correct-horse');
    password.type('new', 'a-quiet-harbour');
    const saving = password.save();
    password.type('new', 'a-quiet-harbour-2');
    await password.save();
    await saving;
    expect(gateway.asked).toStrictEqual(['changePassword correct-horse a-quiet-harbour']);
    expect(password.saving.kind).toBe('done');
  });

  it('is not sent while nobody is logged in', async () => {
    const gateway = new FakeAccountGateway({ saveProfile: done });
    const profile = new ProfileStore(gateway);
    profile.typeName('Asha');
    profile.typeMobile('07700900123');
    await profile.save();
    expect(gateway.asked).toStrictEqual([]);
  });

  it('deletes the account and logs out, even when its dialog was closed meanwhile', async () => {
    const session = new FakeSession(aWireUser());
    const host = fakeHost({ session });
    const privacy = new PrivacyStore(new FakeAccountGateway({ deleteAccount: done }, user), host);
    privacy.askToDelete();
    privacy.type('correct-horse');
    const deleting = privacy.deleteAccount();
    privacy.keep();
    await deleting;
    expect(session.loggedOutWith).toStrictEqual(['Your account is deleted.']);
    expect(host.navigation.moves).toStrictEqual(['go /']);
  });
});
