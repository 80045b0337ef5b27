/** What parsing returns: the value, or the reason why the input is refused. */
export type Parsed<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly reason: string;
}

export function accepted<Value>(value: Value): Parsed<Value> {
  return { ok: true, value };
}

export function refused(reason: string): Refusal {
  return { ok: false, reason };
}

type ParsedFields<Fields> = { readonly [Name in keyof Fields]: Parsed<Fields[Name]> };

/** All fields parsed, or the first refusal with the name of its field. */
export function parseFields<Fields extends object>(results: ParsedFields<Fields>): Parsed<Fields> {
  const fields: Partial<Fields> = {};
  for (const name of Object.keys(results) as (keyof Fields & string)[]) {
    const result = results[name];
    if (!result.ok) return refused(`${name}: ${result.reason}`);
    fields[name] = result.value;
  }
  return accepted(fields as Fields);
}

/** All entries of a list parsed, or the first refusal with its index. */
export function parseList<Wire, Value>(
  list: readonly Wire[],
  parse: (entry: Wire) => Parsed<Value>,
): Parsed<readonly Value[]> {
  const values: Value[] = [];
  for (const [index, entry] of list.entries()) {
    const result = parse(entry);
    if (!result.ok) return refused(`${index}: ${result.reason}`);
    values.push(result.value);
  }
  return accepted(values);
}

/** The result with its value mapped; a refusal stays as it is. */
export function mapParsed<Value, Mapped>(
  result: Parsed<Value>,
  map: (value: Value) => Mapped,
): Parsed<Mapped> {
  return result.ok ? accepted(map(result.value)) : result;
}
