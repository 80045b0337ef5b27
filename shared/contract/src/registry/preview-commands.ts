import { brand, release } from './command-fields';
import type { RegistryCommand } from './command';

/** The commands that make and end links to previews and for staff, part of the table of all commands. */
export const previewCommands: readonly RegistryCommand[] = [
  {
    name: 'preview',
    call: 'preview',
    title: 'Make a preview link',
    description: 'Anyone who opens it sees these releases on the real site; nobody else does.',
    fields: [
      {
        name: 'releases',
        label: 'Releases',
        kind: 'releases',
        argument: 'RELEASES',
        hint: 'Such as checkout@2.1.0, separated by commas',
      },
      brand,
      { name: 'hours', label: 'Hours until it expires, at most 72', kind: 'whole number', initial: '24' },
    ],
  },
  {
    name: 'preview end',
    call: 'preview/end',
    title: 'End previews',
    description: 'No preview link made so far shows this release on this brand any more.',
    fields: [release, brand],
  },
  {
    name: 'staff link',
    call: 'staff/link',
    title: 'Make a link for staff',
    description: 'A browser that opens it and agrees gets rollouts that begin with staff.',
    fields: [
      brand,
      {
        name: 'hours',
        label: 'Hours until the mark expires, at most 72',
        kind: 'whole number',
        initial: '72',
      },
    ],
  },
  {
    name: 'staff end',
    call: 'staff/end',
    title: 'End the marks of staff',
    description: 'No link for staff of this brand made so far marks a browser any more.',
    fields: [brand],
  },
];
