import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/registry/tables.ts', './src/votes/tables.ts', './src/rollout-guard/tables.ts'],
  schemaFilter: ['registry'],
  out: './drizzle',
});
