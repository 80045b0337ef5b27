export { FakeApi } from './testing/fake-api';
export { fakeBrand } from './testing/fake-brand';
export { FakeBus } from './testing/fake-bus';
export { FakeClock } from './testing/fake-clock';
export { fakeHost, locationAt, type FakeHost } from './testing/fake-host';
export { FakeNavigation } from './testing/fake-navigation';
export { FakeSession } from './testing/fake-session';
export { FakeStorage } from './testing/fake-storage';
