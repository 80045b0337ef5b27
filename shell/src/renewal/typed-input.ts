/** What the customer has typed or chosen on this page, which a reload would lose. */
export interface TypedInput {
  isHeld(): boolean;
  /** The same for fields outside the page's main part, such as those of a dialog. */
  isHeldBesidePage(): boolean;
}

const holdsSomething = (field: Element): boolean => {
  if (!field.isConnected) return false;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return true;
  return 'value' in field && field.value !== '';
};

/** Watches a document's fields. A field counts while it is on the page and not empty. */
export function typedInput(document: Document): TypedInput {
  const touched = new Set<Element>();
  document.addEventListener('input', ({ target }) => target instanceof Element && touched.add(target), true);

  const held = () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    return [...touched].filter(holdsSomething);
  };
  return {
    isHeld: () => held().length > 0,
    isHeldBesidePage: () => held().some((field) => field.closest('main') === null),
  };
}
