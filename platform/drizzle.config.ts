import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/registry/tables.ts',
  schemaFilter: ['registry'],
  out: './drizzle',
});
