import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#server/features/accounts/accounts.service.ts'
import { applySubscription } from '#server/features/payments/apply-subscription.service.ts'
import { createHandlers } from '#server/worker.ts'
import type { TermUse } from '#shared/contract/vocabulary.ts'
import { overlap } from '#test/database/overlap.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { analyseSpokenNote } from '#test/spoken-notes.ts'
import { findNoteRow } from './notes.queries.ts'

const SPOKEN_TEXT = 'Savior Toro called about it.'
const MENDED = 'Xavier Thoreau called about it.'

let server: TestServer
let person: Person
let id: string
let termUseId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app, { premium: false })
  id = await analyseSpokenNote(server, person, SPOKEN_TEXT)
  termUseId = (await post('/apply', { term: 'Xavier Thoreau', instead: 'Savior Toro' })).json<TermUse>().applyId
})

const post = (path: string, payload?: object) =>
  person.inject({ method: 'POST', url: `/api/vocabulary${path}`, ...(payload && { payload }) })
const run = (job: 'term.apply' | 'term.undo') =>
  createHandlers(server.context)[job]({
    termUseId,
    lastTry: false,
    signal: new AbortController().signal,
    freeWorkerSlot: () => {},
  })

describe.each([
  ['applied', 'term.apply', MENDED],
  ['undone', 'term.undo', SPOKEN_TEXT],
] as const)('a term that is %s', (_, job, text) => {
  beforeEach(async () => {
    if (job === 'term.apply') return
    await run('term.apply')
    await post(`/apply/${termUseId}/undo`)
  })

  it('changes a note while its owner gains Premium', async () => {
    const { context } = server
    await context.db.execute(sql`update users set premium_granted = true where id = ${person.id}`)
    await overlap(
      context,
      () => run(job),
      () => context.db.transaction((tx) => applySubscription(context, tx, person.id)),
    )
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: text })
  })

  it('changes a note before its owner’s account is deleted', async () => {
    const { context } = server
    await overlap(
      context,
      () => run(job),
      () => deleteAccount(context, person.id),
    )
    expect(await findNoteRow(context.db, id)).toBeNull()
  })
})
