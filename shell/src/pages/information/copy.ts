/** Texts of the information area. */
export const copy = {
  title: (page: string, brand: string) => `${page} · ${brand}`,
  index: 'Information',
  indexLead: 'How we work together, in plain words.',
  updated: (date: string) => `Last changed on ${date}`,
  failed: 'We could not load this page. Please try again.',
  loading: 'Loading the page',
} as const;
