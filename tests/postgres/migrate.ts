import { createDatabase } from '#app/data/database/database.ts'
import { migrate } from '#app/data/database/migrate.ts'
import { createPostgresPool } from '#app/data/database/postgres-pool.ts'

const database = createDatabase(createPostgresPool({ url: process.env.DATABASE_URL ?? '', size: 1 }))
await migrate(database.system)
await database.close()
