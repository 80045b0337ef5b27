export function clusterOptions(args: readonly string[]): {
  readonly check?: true;
  readonly short?: true;
  readonly standby?: true;
};

export function tortureOptions(args: readonly string[]): {
  readonly quick?: true;
  readonly soak?: true;
  readonly minutes: number;
  readonly write?: true;
};

/** There are no options; other words are refused. */
export function restoreOptions(args: readonly string[]): Readonly<Record<string, never>>;
export function rolloutDemoOptions(args: readonly string[]): Readonly<Record<string, never>>;

export function simulateOptions(args: readonly string[]): readonly [seed: number];
