import { fileURLToPath } from 'node:url';
import { restoreOptions } from '../../options.mjs';
import { writeReport } from '../cluster/check-report';
import { rehearseRestore } from './rehearse-restore';

restoreOptions(process.argv.slice(2));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const { hasPassed, text } = writeReport('The restore', await rehearseRestore(root, say));
say(`\n${text}`);
process.exit(hasPassed ? 0 : 1);
