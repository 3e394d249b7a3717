import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool } from '#server/db/open-pool.ts'
import { followUps } from '#server/db/schema/items.ts'
import { isMine } from '#shared/commitment.ts'
import type { FollowUp, FollowUpCounts } from '#shared/contract/follow-ups.ts'
import { vacuum } from '#test/database/vacuum.ts'
import { recordQueries } from '#test/query-plans/record-queries.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { countFollowUps, type FollowUpFilter, listAndCountFollowUps } from './list-follow-ups.queries.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

type NewFollowUp = Partial<typeof followUps.$inferInsert>

async function insert(given: NewFollowUp[]): Promise<void> {
  const rows = given.map((followUp, index) => ({
    id: randomUUID(),
    userId: person.id,
    position: 0,
    title: `${index}`,
    description: '',
    priority: 'medium' as const,
    ...followUp,
  }))
  await server.context.db.insert(followUps).values(rows)
}

const get = (query: string) => person.inject({ url: `/api/follow-ups${query}` })
const titles = async (query: string) => ((await get(query)).json() as FollowUp[]).map(({ title }) => title)
const count = async (query = ''): Promise<FollowUpCounts> =>
  (await person.inject({ url: `/api/follow-ups/counts${query}` })).json()

const HOUR = 60 * 60_000

/** Returns a time zone in which a clock now shows this hour. */
function zoneAt(hour: number): string {
  const difference = hour - new Date().getUTCHours()
  const ahead = difference < -12 ? difference + 24 : difference
  // The signs of these names are reversed: Etc/GMT+3 is three hours behind.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Fetches all pages, one after the other. */
async function walk(query: string): Promise<FollowUp[]> {
  const found: FollowUp[] = []
  for (let url: string | undefined = `/api/follow-ups${query}`; url; ) {
    const response = await person.inject({ url })
    expect(response.statusCode).toBe(200)
    found.push(...response.json())
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1]
  }
  return found
}

describe('a long list of follow-ups', () => {
  /** One of every kind, many with equal sort keys except for their ids. */
  const many: NewFollowUp[] = [0, 1, 2].flatMap(() =>
    (['low', 'urgent', 'high', 'medium'] as const).flatMap((priority) =>
      [null, '2026-03-02', '2026-03-01'].flatMap((dueDate) =>
        [true, false].map((isCompleted) => ({ priority, dueDate, isCompleted })),
      ),
    ),
  )

  it('is paged in one order, with each follow-up once', async () => {
    await insert(many)
    const whole = (await get('')).json()
    expect(whole).toHaveLength(72)
    expect(await walk('?limit=7')).toEqual(whole)
    const first = await get('?limit=7&status=pending')
    expect(first.headers).toMatchObject({ 'x-total-count': '36', link: expect.stringContaining('status=pending') })
    expect(await walk('?limit=7&status=pending')).toEqual(whole.slice(0, 36))
  })

  it('is paged by due date too, with dates first and completed follow-ups last', async () => {
    await insert(many)
    const whole: FollowUp[] = (await get('?order=due')).json()
    expect(await walk('?order=due&limit=7')).toEqual(whole)
    const pending = whole.slice(0, 36)
    expect(pending.every((followUp) => !followUp.isCompleted)).toBe(true)
    const days = ['2026-03-01', '2026-03-02', null].flatMap((day) => Array<string | null>(12).fill(day))
    expect(pending.map(({ dueDate }) => dueDate)).toEqual(days)
    const priorities = ['urgent', 'high', 'medium', 'low'].flatMap((priority) => Array<string>(3).fill(priority))
    expect(pending.slice(0, 12).map(({ priority }) => priority)).toEqual(priorities)
  })

  it('continues after the last follow-up of the page, even if that was completed meanwhile', async () => {
    await insert(many)
    const whole: FollowUp[] = (await get('')).json()
    const { headers } = await get('?limit=7')
    await person.inject({ method: 'PATCH', url: `/api/follow-ups/${whole[6]?.id}`, payload: { isCompleted: true } })
    const url = /<([^>]+)>/.exec(String(headers.link))?.[1] ?? ''
    expect((await person.inject({ url })).json()).toEqual(whole.slice(7, 14))
  })

  it('is never returned whole', async () => {
    await insert(Array.from({ length: 101 }, () => ({})))
    expect((await get('')).json()).toHaveLength(100)
    expect((await get('')).headers).toMatchObject({ 'x-total-count': '101' })
    expect((await get('?limit=101')).statusCode).toBe(400)
  })

  it.each([
    'bm9uc2Vuc2U',
    Buffer.from(`1 2 3 ${randomUUID()}`).toString('base64url'),
    Buffer.from(`0 1 1e99 0 0 ${randomUUID()}`).toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    const response = await get(`?cursor=${cursor}`)
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request'])
  })
})

describe('the segments', () => {
  it('separate the user’s follow-ups from other people’s as the interface does', async () => {
    const other = await signUp(server.app)
    const people = [null, 'me', 'Ana', ''].flatMap((who) =>
      [null, 'me', 'Ana'].map((counterpart) => ({ who, counterpart })),
    )
    await insert([...people, ...people.map((followUp) => ({ ...followUp, assigneeId: other.id }))])
    await insert(people.map((followUp) => ({ ...followUp, userId: other.id, assigneeId: person.id })))
    const all: FollowUp[] = (await get('')).json()
    expect(all).toHaveLength(36)
    const [mine, others] = [all.filter(isMine), all.filter((followUp) => !isMine(followUp))]
    expect((await get('?of=mine')).json()).toEqual(mine)
    expect((await get('?of=others')).json()).toEqual(others)
    expect(await count()).toEqual({ all: 36, mine: 18, others: 18, due: 0 })
  })

  it('contain what is due today in the user’s time zone or overdue, and nothing completed', async () => {
    const day = (timezone: string) => new Date().toLocaleDateString('sv', { timeZone: timezone })
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Niue']
    // The two zones are 25 hours apart, so their days are never the same.
    await insert([
      { title: 'today in the east', dueDate: day(east) },
      { title: 'done', dueDate: '2020-01-01', isCompleted: true },
      { title: 'some day' },
      { title: 'late', dueDate: '2020-01-02' },
      { title: 'a minute ago', dueDate: '2099-01-01', dueAt: new Date(Date.now() - 60_000) },
      { title: 'later', dueDate: '2099-01-01', dueAt: new Date('2099-01-01T12:00:00Z') },
    ])
    expect(await titles(`?of=due&timezone=${east}`)).toEqual(['late', 'today in the east', 'a minute ago'])
    expect(await titles(`?of=due&timezone=${west}`)).toEqual(['late', 'a minute ago'])
    expect(await count(`?timezone=${east}`)).toEqual({ all: 6, mine: 6, others: 0, due: 3 })
    expect(await count(`?status=completed&timezone=${east}`)).toEqual({ all: 1, mine: 1, others: 0, due: 0 })
    await person.inject({ method: 'PATCH', url: '/api/settings', payload: { timezone: east } })
    expect(await count()).toMatchObject({ due: 3 })
  })

  it('count a due minute as part of the user’s day, not of the day in the note’s zone', async () => {
    // In the west a day has just begun; in the east half of it is over, so it ends there first, whatever the time is now.
    const [west, east] = [zoneAt(0), zoneAt(12)]
    const dayIn = (timeZone: string, instant = new Date()) => instant.toLocaleDateString('sv', { timeZone })
    const tonight = new Date(Date.now() + 22 * HOUR)
    await insert([{ title: 'tonight', dueDate: dayIn(east, tonight), dueAt: tonight }])
    expect(await titles(`?of=due&timezone=${encodeURIComponent(west)}`)).toEqual(['tonight'])
    expect(await titles(`?of=due&timezone=${encodeURIComponent(east)}`)).toEqual([])
  })

  it('contain only the user’s own follow-ups', async () => {
    await insert([{ who: 'me', counterpart: 'Ana' }])
    const stranger = await signUp(server.app)
    const response = await stranger.inject({ url: '/api/follow-ups/counts' })
    expect(response.json()).toEqual({ all: 0, mine: 0, others: 0, due: 0 })
  })
})

describe('a list among 20,000 follow-ups', () => {
  const today = { day: '2026-03-10', end: new Date('2026-03-11T00:00:00Z') }
  const filterFor = (userId: string): FollowUpFilter => ({ userId, own: 'all', status: 'all' })

  async function insertMany(userId: string, count: number, assigneeId: string | null = null): Promise<void> {
    await server.context.db.execute(sql`
      insert into follow_ups (id, user_id, assignee_id, position, title, description, priority)
      select gen_random_uuid(), ${userId}, ${assigneeId}, 0, 'Task ' || n, '', 'medium'
      from generate_series(1, ${count}) as n
    `)
  }

  /** Returns the plan of the one statement that reads a page. */
  async function planOf(order: 'priority' | 'due'): Promise<string> {
    const { db, config, logger } = server.context
    const pool = openPool('plans', { connectionString: config.databaseUrl ?? '', max: 1 }, logger)
    const recorded = recordQueries(pool)
    const page = { selection: 'all', order, limit: 101, after: null } as const
    await listAndCountFollowUps(recorded.db, filterFor(person.id), page, null).finally(() => pool.end())
    const [statement, ...others] = recorded.queries
    expect(others).toEqual([])
    const { rows } = await db.execute(sql.raw(`explain (generic_plan) ${statement?.query}`))
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  }

  it('reads a page of the user’s own in its order, those assigned to them, and counts in an index', async () => {
    const { db } = server.context
    const other = await signUp(server.app)
    // Many users, because a plan for any of them expects as many follow-ups as they have on average.
    await db.execute(sql`
      insert into users (id, name, email) select 'u' || n, '', 'u' || n || '@example.com' from generate_series(1, 30) as n
    `)
    for (let n = 1; n <= 30; n += 1) await insertMany(`u${n}`, 600)
    await insertMany(other.id, 100, person.id)
    await insertMany(person.id, 2_000)
    await vacuum(db, 'follow_ups')
    for (const order of ['priority', 'due'] as const) {
      const plan = await planOf(order)
      expect(plan).toContain(`Index Scan using follow_ups_by_${order} on`)
      expect(plan).toContain('Index Only Scan using follow_ups_by_due on')
      expect(plan).toContain('follow_ups_assignee')
      expect(plan).not.toContain('Seq Scan on follow_ups')
    }
    expect(await countFollowUps(db, filterFor(person.id), today)).toMatchObject({ all: 2_100 })
  })

  it('reads those of a note by its index even before PostgreSQL knows the table', async () => {
    const { rows } = await server.context.db.transaction(async (tx) => {
      await tx.execute(sql`create table unknown (like follow_ups including indexes)`)
      const plan = await tx.execute(
        sql`explain select title from unknown where note_id = '00000000-0000-0000-0000-000000000000' and deleted_at is null and review <> 'asked'`,
      )
      await tx.execute(sql`drop table unknown`)
      return plan
    })
    expect(rows.map((row) => String(row['QUERY PLAN'])).join('\n')).toContain('note_id_position')
  })
})
