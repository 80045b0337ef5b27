/** What a door hands in: the value, or the reason why what came over the wire is none. */
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

/** All fields read, or the first refusal with its field's name. */
export function parseFields<Fields extends object>(readings: ParsedFields<Fields>): Parsed<Fields> {
  const fields: Partial<Fields> = {};
  for (const name of Object.keys(readings) as (keyof Fields & string)[]) {
    const reading = readings[name];
    if (!reading.ok) return refused(`${name}: ${reading.reason}`);
    fields[name] = reading.value;
  }
  return accepted(fields as Fields);
}

/** All entries of a list read, or the first refusal with its place. */
export function parseList<Wire, Value>(
  list: readonly Wire[],
  read: (entry: Wire) => Parsed<Value>,
): Parsed<readonly Value[]> {
  const values: Value[] = [];
  for (const [index, entry] of list.entries()) {
    const reading = read(entry);
    if (!reading.ok) return refused(`${index}: ${reading.reason}`);
    values.push(reading.value);
  }
  return accepted(values);
}

/** The reading with its value turned into another. */
export function mapParsed<Value, Other>(
  reading: Parsed<Value>,
  turn: (value: Value) => Other,
): Parsed<Other> {
  return reading.ok ? accepted(turn(reading.value)) : reading;
}
