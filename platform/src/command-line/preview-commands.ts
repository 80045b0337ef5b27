import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { longestPreviewHours } from '@storefront/contract/schemas';
import { releaseId } from '../releases/release-store';
import type { Command } from './command';
import { textOption, UsageError } from './options';
import { makeChange, printRefusal } from './print-answer';

const brand = { type: 'string', description: 'Brand', isRequired: true } as const;
const reason = { type: 'string', description: 'Why; recorded in the audit log' } as const;

const publish: Command = {
  name: 'preview publish',
  argumentNames: ['FOLDER'],
  title: 'Publish a build for a preview alone',
  description:
    'The build becomes a release that is stable for nobody, with a preview link: for the workflow of a pull request.',
  options: {
    brand,
    path: { type: 'string', description: 'The path of the page that the link opens', initial: '/' },
    hours: {
      type: 'string',
      description: `Hours until it expires, at most ${longestPreviewHours}`,
      initial: String(longestPreviewHours),
    },
    to: { type: 'string', description: 'A file that gets the link too' },
    reason,
  },
  async run({ output, registry, folder: place, author, commit }, [folder = ''], options) {
    const hours = Number(textOption(options, 'hours'));
    if (!Number.isInteger(hours)) throw new UsageError('--hours needs a whole number');
    const published = await registry.publish(folder, { author, commit, promotion: 'never' });
    if (published.kind === 'refused' || published.release === undefined)
      return printRefusal(output, published);
    const answer = await registry.command('preview', {
      brand: textOption(options, 'brand') ?? '',
      releases: [published.release],
      hours,
      reason: textOption(options, 'reason') ?? 'no reason given',
    });
    if (answer.kind === 'refused' || answer.token === undefined) return printRefusal(output, answer);
    const link = `${registry.location}${textOption(options, 'path') ?? '/'}${answer.token}`;
    const file = textOption(options, 'to');
    if (file !== undefined) await writeFile(resolve(place, file), `${link}\n`);
    for (const effect of answer.effects) output.line(effect);
    output.line(link);
    output.value({ release: published.release, link });
    return 0;
  },
};

const remove: Command = {
  name: 'preview remove',
  argumentNames: ['PREFIX'],
  title: 'End the previews of a pull request',
  description:
    'No preview link made so far shows a release on this brand whose name begins so, such as rewards@0.0.0-pr12.',
  options: { brand, reason },
  async run(context, [prefix = ''], options) {
    const [feature = '', version = ''] = prefix.split('@');
    if (version === '')
      throw new UsageError('PREFIX is a feature and the beginning of a version, such as rewards@0.0.0-pr12.');
    const rows = (await context.registry.query('releases', { feature })) ?? [];
    const found = rows.filter((row) => row.version.startsWith(version)).map(releaseId);
    for (const release of found) {
      const code = await makeChange(context, 'preview/end', {
        brand: textOption(options, 'brand') ?? '',
        release,
        reason: textOption(options, 'reason') ?? 'no reason given',
      });
      if (code !== 0) return code;
    }
    if (found.length === 0) context.output.line(`There is no release that begins with ${prefix}`);
    return 0;
  },
};

export const previewCommands: readonly Command[] = [publish, remove];
