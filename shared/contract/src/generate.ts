import { writeFileSync } from 'node:fs';
import { generateStoredChecks } from './stored/generate';

writeFileSync(new URL('./stored/stored.generated.ts', import.meta.url), generateStoredChecks());
