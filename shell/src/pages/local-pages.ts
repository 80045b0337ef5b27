import type { LocalPages } from '../page-frame/local-pages';
import notFoundPage from './not-found/not-found-page';

/**
 * The shell's own pages by the name of their route. Each area is a file of its own, fetched when it is first opened (ACC-1). The 404 page
 * is part of the shell, because it is shown when things are missing.
 */
export const localPages: LocalPages = {
  'not-found': () => Promise.resolve({ default: notFoundPage }),
  information: () => import(/* webpackChunkName: "pages-information" */ './information/information-page'),
  'contact-us': () => import(/* webpackChunkName: "pages-contact-us" */ './contact/contact-page'),
  account: () => import(/* webpackChunkName: "pages-account" */ './account/account-page'),
};
