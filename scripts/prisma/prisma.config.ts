import { defineConfig } from 'prisma/config';

// The URL is only needed by `check`, which replays migrations into a shadow database.
export default defineConfig({
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgres://nobody@127.0.0.1:1/none' },
});
