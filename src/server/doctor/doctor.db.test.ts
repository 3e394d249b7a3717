// Over 250 lines: everything that the doctor finds and repairs, on one server.
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#server/backup/place.ts'
import { markRestored, markRestoring } from '#server/backup/restore-marker.ts'
import { createLogger } from '#server/logger.ts'
import { placeOf } from '#test/backup-places.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { checkFiles } from './check-files.ts'
import { checkBackup, checkClock } from './check-machine.ts'
import { type Diagnosis, examine, hasProblem } from './doctor.ts'

let server: TranscribingServer
let person: Person
let noteId: string
beforeAll(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: 'The launch went well.' })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  noteId = (await uploadNote(person)).id
  await server.drain()
})
afterEach(async () => {
  await person.inject({ method: 'DELETE', url: '/api/account', payload: { password: person.password } })
  await server.drain()
  await run('delete from pgboss.job')
})

const run = (statement: string) => server.context.db.execute(sql.raw(statement))
const look = (repair = false) =>
  examine(placeOf(server), {
    dataDir: server.dataDir,
    program: '1.2.3',
    logger: createLogger({ logLevel: 'silent' }),
    repair,
  })
/** Everything that is wrong, except that no backup has been made. */
const complaints = async (repair = false) =>
  (await look(repair)).filter(({ check, status }) => status !== 'ok' && check !== 'backup')
const storedAt = (key: string) => join(server.dataDir, 'audio', key)

/** Repairs what was found, and checks again. */
async function expectRepaired(found: Diagnosis[], done: string): Promise<void> {
  expect(found.map(({ canRepair, repaired }) => ({ canRepair, repaired }))).toEqual([
    { canRepair: true, repaired: null },
  ])
  const repaired = await complaints(true)
  expect(repaired.map((one) => one.repaired)).toEqual([done])
  expect(hasProblem(repaired)).toBe(false)
  expect(await complaints(true)).toEqual([])
}

it('finds no problem in a place where nothing is wrong', async () => {
  const found = await look()
  expect(found.filter(({ status }) => status !== 'ok').map(({ text }) => text)).toEqual(['No backup has been made.'])
  expect(found.map(({ check }) => check)).toEqual([
    'versions',
    'disk',
    'clock',
    'schema',
    'indexes',
    'queues',
    'files',
    'backup',
  ])
  expect(hasProblem(found)).toBe(false)
})

describe('the schema', () => {
  it('has its missing indexes created', async () => {
    await run('drop index follow_ups_note; drop index note_search_document')
    const found = await complaints()
    expect(found[0]?.text).toMatch(/^Indexes are missing: (follow_ups_note|note_search_document), /)
    expect(hasProblem(found)).toBe(true)
    const names = found[0]?.text.slice('Indexes are missing: '.length, -1)
    await expectRepaired(found, `created ${names}`)
  })

  it('has its invalid indexes built again', async () => {
    await run("update pg_index set indisvalid = false where indexrelid = 'follow_ups_note'::regclass")
    const found = await complaints()
    expect(found[0]?.text).toBe('Indexes are invalid: follow_ups_note.')
    await expectRepaired(found, 'built follow_ups_note again')
  })

  it('is checked for constraints and triggers that somebody has removed or switched off', async () => {
    await run(
      'alter table corrections drop constraint corrections_owner; alter table notes disable trigger notes_search',
    )
    expect((await complaints(true)).map(({ text, repaired }) => [text, repaired])).toEqual([
      ['Constraints are missing: corrections_owner.', null],
      ['Triggers are switched off: notes_search.', null],
    ])
    await run("alter table corrections add constraint corrections_owner check ((owner is not null) = (kind = 'owner'))")
    await run('alter table notes enable trigger notes_search')
    expect(await complaints()).toEqual([])
  })

  it('is compared with the program’s', async () => {
    await run("insert into __drizzle_migrations (hash, created_at) values ('newer', 1)")
    const found = await complaints()
    expect(found.map(({ check, status }) => [check, status])).toEqual([['schema', 'problem']])
    await run("delete from __drizzle_migrations where hash = 'newer'")
  })
})

describe('stored files', () => {
  it('are reported as missing if a row names them', async () => {
    await rm(storedAt(`notes/${noteId}/original`))
    const found = await complaints(true)
    expect(found).toEqual([
      expect.objectContaining({
        text: `1 recordings are not in storage: notes/${noteId}/original.`,
        status: 'problem',
        canRepair: false,
      }),
    ])
    expect(hasProblem(found)).toBe(true)
  })

  it('are made again if they are playback copies', async () => {
    await rm(storedAt(`notes/${noteId}/playback`))
    const found = await complaints()
    expect(found[0]?.text).toBe(`1 playback copies are not in storage: notes/${noteId}/playback.`)
    await expectRepaired(found, 'queued 1 playback copies to be made again')
    await server.drain()
    expect(await server.context.storage.size(`notes/${noteId}/playback`)).toBeGreaterThan(0)
    expect(await readNote(person, noteId)).toMatchObject({ status: 'ready' })
  })

  it('are compared with the sizes in their rows', async () => {
    await writeFile(storedAt(`notes/${noteId}/original`), 'cut')
    expect((await complaints())[0]?.text).toBe(
      `1 stored files have another size than their rows say: notes/${noteId}/original.`,
    )
  })

  it('are deleted if nothing has named them for an hour', async () => {
    const [old, young] = ['old', 'young'].map((name) => storedAt(`notes/${noteId}/${name}`)) as [string, string]
    await mkdir(dirname(old), { recursive: true })
    for (const path of [old, young]) await writeFile(path, 'sound')
    const then = new Date(Date.now() - 2 * 3600 * 1000)
    await utimes(old, then, then)
    const found = await complaints()
    expect(found[0]?.text).toBe(`1 stored files (0.0 MB) belong to nothing: notes/${noteId}/old.`)
    expect(hasProblem(found)).toBe(false)
    await expectRepaired(found, 'deleted 1 files')
    expect(await server.context.storage.size(`notes/${noteId}/young`)).toBe(5)
  })

  it.each([
    ['a row has named meanwhile', 'update notes set playback_key = $1 where id = $2'],
    [
      'a job is about to name',
      "insert into pgboss.job (name, data, singleton_key, policy) select 'note.prepare', '{}', $2, 'exclusive' where $1 <> ''",
    ],
  ])('are left alone if %s', async (_, statement) => {
    const key = `notes/${noteId}/playback`
    const then = new Date(Date.now() - 2 * 3600 * 1000)
    await utimes(storedAt(key), then, then)
    await run('update notes set playback_key = null')
    const client = await connect(placeOf(server).connectionString)
    const { storage, jobs } = server.context
    const [orphan] = await checkFiles({ client, storage, openJobs: async () => jobs })
    expect(orphan?.text).toContain(key)
    await client.query(statement, [key, noteId])
    expect(await orphan?.repair?.()).toBe('deleted 0 files')
    expect(await storage.size(key)).toBeGreaterThan(0)
    await client.end()
  })

  it('are left alone if they belong to another database', async () => {
    const { storage } = server.context
    const place = { ...placeOf(server), storage: { ...storage, readOwner: async () => 'another' } }
    const options = { dataDir: server.dataDir, program: '', logger: createLogger({ logLevel: 'silent' }), repair: true }
    const found = (await examine(place, options)).filter(({ check }) => check === 'files')
    expect(found).toEqual([expect.objectContaining({ status: 'problem', repaired: null })])
  })
})

describe('work', () => {
  it('is queued again for notes that have lost their job', async () => {
    await run(
      `update notes set status = 'analysing', analysed_at = null, touched_at = now() - interval '1 hour' where id = '${noteId}'`,
    )
    const found = await complaints()
    expect(found[0]?.text).toBe(`1 notes in progress have no job: ${noteId}.`)
    await expectRepaired(found, 'queued 1 notes again')
    await server.drain()
    expect(await readNote(person, noteId)).toMatchObject({ status: 'ready' })
  })

  it('is queued again for emails that have lost their job', async () => {
    const id = '7f0fdb3e-3f0b-4f0e-9d0a-0d9c3c1f9a11'
    await run(
      `insert into mails (id, recipient, language, kind, values, created_at) values ('${id}', 'a@example.com', 'en', 'verify_email', '{"url": "https://dictum.test"}', now() - interval '1 day')`,
    )
    const found = await complaints()
    expect(found[0]?.text).toBe(`1 emails have no job: ${id}.`)
    await expectRepaired(found, 'queued 1 emails')
    await server.drain()
    expect((await run('select 1 from mails')).rows).toEqual([])
  })

  it.each([
    ['applying', 'corrections of terms in earlier notes'],
    ['undoing', 'corrections of terms that are being undone'],
  ])('is queued again for a use of a term that is %s without a job', async (state, what) => {
    const id = '0a9d4c1e-54d7-4c63-8d4e-6d0a3f0b7c22'
    const insert = (age: string) =>
      run(
        `insert into term_uses (id, user_id, term, state, created_at) values ('${id}', '${person.id}', 'Kestrel', '${state}', now() - interval '${age}')
          on conflict (id) do update set state = excluded.state, created_at = excluded.created_at`,
      )
    await insert('1 minute')
    expect(await complaints()).toEqual([])
    await insert('1 day')
    const found = await complaints()
    expect(found[0]?.text).toBe(`1 ${what} have no job: ${id}.`)
    await expectRepaired(found, `queued 1 ${what}`)
    await server.drain()
    expect(await complaints()).toEqual([])
  })

  it('is reported as waiting once it has waited for hours', async () => {
    const wait = (hours: number) =>
      run(
        `update notes set status = 'waiting', waiting_code = 'no_engine', waiting_since = now() - interval '${hours} hours' where id = '${noteId}'`,
      )
    await wait(1)
    expect(await complaints()).toEqual([])
    await wait(7)
    expect(await complaints()).toMatchObject([
      { status: 'warning', text: expect.stringMatching(/^1 notes wait \(no_engine\), the first since 2/) },
    ])
  })

  it('is reported as stalled or failed', async () => {
    await run("update pgboss.job set state = 'failed', completed_on = now() where name = 'note.analyse'")
    const other = await uploadNote(person)
    await run("update pgboss.job set start_after = now() - interval '5 minutes' where state < 'active'")
    await run("update pgboss.job set started_on = now() - interval '5 minutes' where started_on is not null")
    const found = await complaints()
    expect(found.map(({ status }) => status)).toEqual(['problem', 'warning'])
    expect(found[0]?.text).toMatch(/^1 jobs of note.prepare have been ready since .*, 0 run/)
    expect(found[1]?.text).toMatch(/^Jobs have failed for good within a day: .*note.analyse/)
    await server.drain()
    expect(await readNote(person, other.id)).toMatchObject({ status: 'ready' })
  })
})

describe('the machine', () => {
  it('is checked for a clock that is wrong', async () => {
    const answering = (ms: number) => ({ query: async () => ({ rows: [{ now: Date.now() + ms }] }) }) as never
    expect(await checkClock(answering(10_000))).toMatchObject([{ status: 'warning' }])
    expect(await checkClock(answering(-3_600_000))).toMatchObject([{ status: 'problem' }])
  })

  it('is checked for a backup that is old', async () => {
    const at = new Date('2026-03-01T00:00:00Z')
    const answering = { query: async () => ({ rows: [{ at, bytes: '5', missing: 0 }] }) } as never
    expect(await checkBackup(answering, new Date('2026-03-07T00:00:00Z'))).toMatchObject([{ status: 'ok' }])
    expect(await checkBackup(answering, new Date('2026-03-09T00:00:00Z'))).toMatchObject([{ status: 'warning' }])
  })

  it('is checked for a restore that was killed', async () => {
    await markRestoring(server.dataDir)
    expect(await complaints()).toMatchObject([{ check: 'restore', status: 'problem' }])
    await markRestored(server.dataDir)
  })
})
