import { at, brand, brandArgument, feature, partner, release } from './command-fields';
import type { RegistryCommand } from './command';

/** The commands over brands and what they are given, part of the table of all commands. */
export const brandCommands: readonly RegistryCommand[] = [
  {
    name: 'brand draft',
    call: 'brand/draft',
    title: 'Save a draft of a brand',
    description: 'Nobody sees it before it is published, save by a preview link.',
    fields: [
      brandArgument,
      { name: 'data', label: 'Data', kind: 'text', hint: 'The whole brand as JSON, as a brand file has it' },
      {
        name: 'base',
        label: 'Began with version',
        kind: 'whole number',
        hint: 'The latest version when you began, as brand show prints it; 0 for none',
      },
    ],
  },
  {
    name: 'brand publish',
    call: 'brand/publish',
    title: 'Publish the draft of a brand',
    description: 'Visitors get it within a second.',
    fields: [brandArgument, { name: 'draft', label: 'Draft', kind: 'whole number', hint: 'Its number' }, at],
  },
  {
    name: 'brand restore',
    call: 'brand/restore',
    title: 'Restore a version of a brand',
    description: 'Visitors get the brand as it was then, within a second.',
    fields: [
      brandArgument,
      { name: 'to', key: 'version', label: 'Version', kind: 'whole number', hint: 'Its number' },
      at,
    ],
  },
  {
    name: 'brand preview',
    call: 'brand/preview',
    title: 'Make a link that shows the draft',
    description: 'Anyone who opens it and agrees sees the site with the draft; nobody else does.',
    fields: [
      brandArgument,
      { name: 'draft', label: 'Draft', kind: 'whole number', hint: 'Its number' },
      { name: 'hours', label: 'Hours until it expires, at most 72', kind: 'whole number', initial: '24' },
    ],
  },
  {
    name: 'pin',
    call: 'pin',
    title: 'Pin a brand to a release',
    description: 'The brand stays on it until the pin is removed.',
    fields: [release, brand, at],
  },
  {
    name: 'unpin',
    call: 'unpin',
    title: 'Remove a pin',
    description: 'The brand follows the stable release of the feature again.',
    fields: [feature, brand, at],
  },
  {
    name: 'freeze',
    call: 'freeze',
    title: 'Freeze a brand',
    description: 'All its releases stay as they are until a date.',
    fields: [
      brandArgument,
      { name: 'until', label: 'Until', kind: 'line', hint: 'Such as 2026-12-27 or 2026-12-27T06:00:00Z' },
      at,
    ],
  },
  {
    name: 'unfreeze',
    call: 'unfreeze',
    title: 'End a freeze',
    description: 'The brand follows changes again.',
    fields: [brandArgument, at],
  },
  {
    name: 'partner trust',
    call: 'partner/trust',
    title: 'Trust a partner',
    description: 'The brand takes every release of the partner, without accepting each by its hash.',
    fields: [partner, brand],
  },
  {
    name: 'partner distrust',
    call: 'partner/distrust',
    title: 'End the trust in a partner',
    description: 'The brand keeps what its visitors get now, and accepts each later release by its hash.',
    fields: [partner, brand],
  },
];
