import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DatabaseHandle, openDatabase } from '#server/db/database.ts'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { recordQueries } from '#test/query-plans/record-queries.ts'
import { stemWords } from './stem-words.queries.ts'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: DatabaseHandle
beforeAll(async () => {
  clone = await cloneDatabase()
  database = openDatabase(clone.connectionString, createLogger({ logLevel: 'silent' }))
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

it('asks the database for the stem of each word once, whatever the language', async () => {
  const { db, queries } = recordQueries(database.pool)
  const read = async (words: string[]) => {
    const [english, spanish] = await stemWords(db, [
      { language: 'en', words },
      { language: 'es', words },
    ])
    return [Object.fromEntries(english ?? []), Object.fromEntries(spanish ?? [])]
  }
  const first = await read(['meetings', 'the', 'reuniones'])
  expect(first).toEqual([
    { meetings: 'meet', the: null, reuniones: 'reunion' },
    { meetings: 'meetings', the: 'the', reuniones: 'reunion' },
  ])
  expect(queries).toHaveLength(1)
  expect(await read(['meetings', 'the', 'reuniones'])).toEqual(first)
  expect(queries).toHaveLength(1)
  expect(await read(['meetings', 'launches'])).toMatchObject([{ meetings: 'meet', launches: 'launch' }, {}])
  expect(queries[1]?.params).toEqual([['launches', 'launches'], expect.anything()])
})

it('remembers no word of excessive length', async () => {
  const { db, queries } = recordQueries(database.pool)
  const word = 'x'.repeat(100)
  for (let run = 0; run < 2; run += 1) await stemWords(db, [{ language: 'en', words: [word] }])
  expect(queries).toHaveLength(2)
})
