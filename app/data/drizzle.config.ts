import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config app/data/drizzle.config.ts --name what-changed` */
export default defineConfig({
  dialect: 'postgresql',
  schema: './app/data/schema/*.ts',
  out: './app/data/migrations',
})
