#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
// Keys of businesses are managed by the API.
if (process.argv[2] === 'business') await import('../../api/src/commands/business-command-line.ts');
else await import('../src/command-line/main.ts');
