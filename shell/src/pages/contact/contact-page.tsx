import { definePage } from '@storefront/host';
import { Contact } from './ui/contact';
import { ContactStore } from './stores/contact-store';

export default definePage({ create: (host) => new ContactStore(host), Component: Contact });
