import { fileURLToPath } from 'node:url';
import { writeReport } from '../cluster/check-report';
import { rehearseRestore } from './rehearse-restore';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const { hasPassed, text } = writeReport('The restore', await rehearseRestore(root, say));
say(`\n${text}`);
process.exit(hasPassed ? 0 : 1);
