/** What the page says of a kept basket. */
export interface KeptCart {
  /** '' where the browser does not know it. */
  readonly business: string;
  readonly lines: readonly { readonly quantity: number; readonly name: string }[];
}

/** Reads the basket as the shop has stored it (STO-2); undefined when there is none, or one that cannot be read. */
export function keptCart(storage: Pick<Storage, 'getItem'>): KeptCart | undefined {
  const items = parsed(storage.getItem('cartlist'));
  if (!Array.isArray(items)) return undefined;
  const lines = items.flatMap((item) => {
    const { product_name: name, product_qnty: quantity } = fieldsOf(item);
    return typeof name === 'string' && typeof quantity === 'number' ? [{ quantity, name }] : [];
  });
  if (lines.length === 0) return undefined;
  const { business_name: business } = fieldsOf(fieldsOf(parsed(storage.getItem('business_details')))['info']);
  return { business: typeof business === 'string' ? business : '', lines };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
