import { at, brands, despite, namedBrands, release } from './command-fields';
import type { RegistryCommand } from './command';

/** The commands over releases, part of the table of all commands. */
export const releaseCommands: readonly RegistryCommand[] = [
  {
    name: 'release publish',
    call: 'release/publish',
    title: 'Publish a release',
    description: 'A built folder becomes an immutable release; the first of a feature becomes stable.',
    hasNoReason: true,
    fields: [
      {
        name: 'folder',
        label: 'Built folder',
        kind: 'folder',
        argument: 'FOLDER',
        hint: 'The folder dist as a .tar.gz: tar czf build.tar.gz -C dist .',
      },
      {
        name: 'version',
        label: 'Version',
        kind: 'line',
        isOptional: true,
        hint: 'Refused when the build has another',
      },
      { name: 'author', label: 'Author', kind: 'line' },
      { name: 'commit', label: 'Commit', kind: 'line', hint: 'The commit it was built from' },
      {
        name: 'stable',
        key: 'promotion',
        label: 'Make it stable for everybody at once',
        kind: 'tick',
        ticks: ['first', 'always'],
      },
    ],
  },
  {
    name: 'release promote',
    call: 'release/promote',
    title: 'Make a release stable',
    description: 'Everybody on these brands gets it at once, without steps.',
    fields: [release, brands, despite, at],
  },
  {
    name: 'release revoke',
    call: 'release/revoke',
    title: 'Revoke a release',
    description: 'It is never served again, on any brand. This cannot be undone.',
    isDanger: true,
    fields: [release],
  },
  {
    name: 'release accept',
    call: 'release/accept',
    title: 'Accept a release',
    description: 'These brands take it by its hash, so that its team can give it to their visitors.',
    fields: [
      release,
      namedBrands,
      {
        name: 'hash',
        label: 'Hash',
        kind: 'line',
        hint: 'As the partner has sent it; release show prints that of the release',
      },
    ],
  },
  {
    name: 'release reject',
    call: 'release/reject',
    title: 'Reject a release',
    description: 'These brands no longer take it: their visitors get the one before that they take.',
    isDanger: true,
    fields: [release, namedBrands],
  },
  {
    name: 'release collect',
    call: 'release/collect',
    title: 'Remove old files',
    description: 'The files of releases that nobody could get for the retention time are removed.',
    isDanger: true,
    isForOperators: true,
    fields: [],
  },
];
