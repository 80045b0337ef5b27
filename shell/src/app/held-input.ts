type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input, textarea, select';
const focusable = `${fields}, a, button, summary, [tabindex]`;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(fields);

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Whether the field's content differs from what the page was drawn with. */
const isTouched = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, drawn);
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** What a person recognises an element by. Ids do not serve: they differ in a page that is drawn again. */
const nameOf = (element: Element): string => {
  const label = isField(element) ? element.labels?.[0]?.textContent : element.textContent;
  const attributes = ['type', 'name', 'href', 'aria-label'].map((name) => element.getAttribute(name) ?? '');
  return [element.localName, ...attributes, label ?? ''].join('\n');
};

/** Finds the element after the page was drawn again: the same one, or the one at the same position among those of that name. */
const finder = (root: Element, element: Element, kind: string): (() => Element | undefined) => {
  const name = nameOf(element);
  const alike = () => [...root.querySelectorAll(kind)].filter((other) => nameOf(other) === name);
  const index = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[index]);
};

interface Content {
  readonly value: string;
  readonly checked: boolean;
  readonly caret: readonly [number | null, number | null];
}

const caretOf = (field: Field): Content['caret'] =>
  field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];

const contentOf = (field: Field): Content => ({
  value: field.value,
  checked: isTicked(field) && field.checked,
  caret: caretOf(field),
});

const put = (field: Field, { value, checked, caret }: Content) => {
  if (isTicked(field)) {
    // React reacts to a click, and only if the state differs from the one it saw last.
    field.checked = !checked;
    return field.click();
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React watches the element's own `value`. Set through the prototype, the text counts as a change.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret[0] !== null) field.setSelectionRange(caret[0], caret[1]);
};

/**
 * Remembers what the customer has typed, ticked and chosen in a page that was drawn on the server, and which element has the focus. Call
 * it right before the page is taken over, and the function that it returns right after: it restores everything and lets the page know.
 */
export function holdInput(root: HTMLElement): () => void {
  const document = root.ownerDocument;
  const held = new Map<Field, { find: () => Element | undefined; content: Content }>();
  const hold = (field: Field) =>
    held.set(field, {
      find: held.get(field)?.find ?? finder(root, field, fields),
      content: contentOf(field),
    });
  for (const field of root.querySelectorAll<Field>(fields)) if (isTouched(field)) hold(field);
  const onInput = ({ target }: Event) => void (isField(target) && hold(target));
  root.addEventListener('input', onInput, true);

  const focused = document.activeElement;
  const findFocused =
    focused !== null && root.contains(focused) ? finder(root, focused, focusable) : () => undefined;

  return () => {
    root.removeEventListener('input', onInput, true);
    const element = findFocused();
    if (element instanceof HTMLElement && document.activeElement === document.body)
      element.focus({ preventScroll: true });
    for (const [before, { find, content }] of held) {
      const field = find() ?? null;
      // The caret may have moved since then without anything being typed.
      if (isField(field)) put(field, field === before ? { ...content, caret: caretOf(field) } : content);
    }
  };
}
