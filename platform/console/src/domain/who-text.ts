interface Doer {
  /** The team, or guard. */
  readonly actor: string;
  readonly person?: string | undefined;
  readonly machine?: string | undefined;
}

/** Who did something to a rollout, or set it for a time. */
export function doerText({ by, ...doer }: Omit<Doer, 'actor'> & { readonly by: string }): string {
  return whoText({ ...doer, actor: by });
}

/** Who did something: the person or the machine, and the team (ROL-9). */
export function whoText({ actor, person, machine }: Doer): string {
  const name = person ?? machine;
  return name === undefined ? actor : `${name} (${actor})`;
}
