#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
// The keys of businesses belong to the API.
if (process.argv[2] === 'business') await import('../../api/src/business-keys/command-line.ts');
else await import('../src/command-line/main.ts');
