/**
 * The JSON pointer of the first text or field name with a NUL character, which PostgreSQL cannot
 * store; undefined when there is none. It uses a list instead of recursion, so that deep values do not overflow the stack.
 */
export function findNul(value: unknown): string | undefined {
  return hasNul(value) ? pathOfNul(value) : undefined;
}

// Almost no value has one, and a path for each field would cost more than all other checks of a short body.
function hasNul(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const inner = waiting.pop();
    if (typeof inner === 'string' && inner.includes('\u0000')) return true;
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [key, field] of Object.entries(inner)) {
      if (key.includes('\u0000')) return true;
      waiting.push(field);
    }
  }
  return false;
}

function pathOfNul(value: unknown): string | undefined {
  const waiting: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value: inner } = next;
    if (typeof inner === 'string' && inner.includes('\u0000')) return path;
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [key, field] of Object.entries(inner)) {
      if (key.includes('\u0000')) return path;
      const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
      waiting.push({ path: `${path}/${step}`, value: field });
    }
  }
  return undefined;
}
