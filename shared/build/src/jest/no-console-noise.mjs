// A test fails when it prints a warning or an error, because warnings that nobody reads hide the one that matters.
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
