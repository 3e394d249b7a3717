import { readConfig } from '#server/config.ts'
import { checkConnection } from '#server/db/check-connection.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readSchemaVersion } from '#server/db/schema-version.ts'
import { createLogger } from '#server/logger.ts'
import { StartError } from '#server/start-error.ts'
import { refuseArguments } from './command-line.ts'
import { failPlainly, say } from './operator-command.ts'

const USAGE = `npm run migrate    brings the database at DATABASE_URL to this program's schema, before its servers start
`

refuseArguments(USAGE)

await failPlainly(async () => {
  const config = readConfig(process.env)
  if (config.databaseUrl === null) {
    throw new StartError('DATABASE_URL is not set; the embedded database is migrated by npm start.')
  }
  const { directUrl } = await checkConnection(config.databaseUrl, config.databaseDirectUrl)
  const { pool, close } = openDatabase(directUrl, createLogger({ logLevel: 'silent' }))
  try {
    const before = await readSchemaVersion(pool)
    await migrateDatabase(pool)
    const after = await readSchemaVersion(pool)
    say([`The database has schema version ${after}${before === after ? '' : `; it had ${before}`}.`])
  } finally {
    await close()
  }
})
