import { writeFileSync } from 'node:fs';
import { generateStoredChecks } from './src/stored/generate.ts';

writeFileSync(new URL('./src/stored/stored.generated.ts', import.meta.url), generateStoredChecks());
