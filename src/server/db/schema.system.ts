import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets made by the product itself, here so that all its processes share them. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})
