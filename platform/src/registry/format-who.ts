import type { AuditNote } from './attempt';

type Person = Pick<AuditNote, 'person' | 'machine'>;
type Doer = Person & Pick<AuditNote, 'actor'>;

/** Who did something: the person or machine, and the team (ROL-9). */
export function formatWho({ actor, person, machine }: Doer): string {
  const name = person ?? machine;
  return name === undefined ? actor : `${name} (${actor})`;
}

/** The person or machine, without fields that say nothing. Rows from before tokens had owners have null in them. */
export function ofTeam({
  person,
  machine,
}: { readonly [Field in keyof Person]: string | null | undefined }): Person {
  return { ...(typeof person === 'string' && { person }), ...(typeof machine === 'string' && { machine }) };
}
