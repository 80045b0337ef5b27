/** Texts of the 404 page (NFD-1 to NFD-3). */
export const copy = {
  title: (brand: string) => `Page not found · ${brand}`,
  code: '404',
  text: 'We are sorry but the page you requested was not found.',
  home: 'Go home',
  contact: 'Contact us',
} as const;
