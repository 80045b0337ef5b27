// A warning that nobody reads hides the one that matters: whatever a test prints as warning or error fails it.
const noise = [];

for (const level of ['error', 'warn']) {
  const original = console[level];
  console[level] = (...parts) => {
    noise.push(parts.map(String).join(' '));
    original.apply(console, parts);
  };
}

afterEach(() => {
  const seen = noise.splice(0);
  if (seen.length > 0) throw new Error(`The test printed to the console:\n${seen.join('\n')}`);
});
