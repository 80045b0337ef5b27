/** Whether a value has a shape. */
type Check = (value: unknown) => boolean;

/** A text of `least` to `most` characters that matches the pattern. */
export function text(pattern = /(?:)/, least = 0, most = Infinity): Check {
  return (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most && pattern.test(value);
}

/** A whole number from `least` to `most`. */
export function whole(least = -Infinity, most = Infinity): Check {
  return (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

export function flag(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** One of the values themselves. */
export function oneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

/** A value that at least one of the checks accepts. */
export function either(...checks: readonly Check[]): Check {
  return (value) => checks.some((check) => check(value));
}

/** A list of `least` to `most` items that the check accepts. */
export function list(check: Check, least = 0, most = Infinity): Check {
  return (value) =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    // A hole is an item too, which every() would leave out.
    [...value].every((item) => check(item));
}

/** An object with the fields of `needed`, and with those of `optional` where they are not undefined; it may have others. */
export function object(
  needed: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Readonly<Record<string, unknown>>;
    return (
      Object.entries(needed).every(([key, check]) => check(fields[key])) &&
      Object.entries(optional).every(([key, check]) => fields[key] === undefined || check(fields[key]))
    );
  };
}
