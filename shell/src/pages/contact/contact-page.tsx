import { definePage } from '@storefront/host';
import { Contact } from './ui/contact';
import { contactPageModel } from './stores/contact-page-model';

export default definePage({ create: contactPageModel, Component: Contact });
