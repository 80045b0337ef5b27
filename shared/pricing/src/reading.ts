/** What a door hands in: the value, or the reason why what came over the wire is none. */
export type Reading<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly reason: string;
}

export const accepted = <Value>(value: Value): Reading<Value> => ({ ok: true, value });
export const refused = (reason: string): Refusal => ({ ok: false, reason });

type Readings<Fields> = { readonly [Name in keyof Fields]: Reading<Fields[Name]> };

/** All fields read, or the first refusal with its field's name. */
export const readFields = <Fields extends object>(readings: Readings<Fields>): Reading<Fields> => {
  const fields: Partial<Fields> = {};
  for (const name of Object.keys(readings) as (keyof Fields & string)[]) {
    const reading = readings[name];
    if (!reading.ok) return refused(`${name}: ${reading.reason}`);
    fields[name] = reading.value;
  }
  return accepted(fields as Fields);
};

/** All entries of a list read, or the first refusal with its place. */
export const readList = <Wire, Value>(
  list: readonly Wire[],
  read: (entry: Wire) => Reading<Value>,
): Reading<readonly Value[]> => {
  const values: Value[] = [];
  for (const [index, entry] of list.entries()) {
    const reading = read(entry);
    if (!reading.ok) return refused(`${index}: ${reading.reason}`);
    values.push(reading.value);
  }
  return accepted(values);
};

/** The reading with its value turned into another. */
export const mapReading = <Value, Other>(
  reading: Reading<Value>,
  turn: (value: Value) => Other,
): Reading<Other> => (reading.ok ? accepted(turn(reading.value)) : reading);
