import { definePage } from '@storefront/host';
import { Contact } from './contact';
import { ContactStore } from './contact-store';

export default definePage({ create: (host) => new ContactStore(host), Component: Contact });
