import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, millisecondsOf, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { literalLimit, prepareOnce } from '#server/db/prepare-once.ts'
import { priorityRank } from '#server/db/priority-rank.ts'
import { followUps } from '#server/db/schema/items.ts'
import { stands } from '#server/db/standing-items.ts'
import { PRIORITIES } from '#shared/choices.ts'
import type { FollowUpCounts, FollowUpOrder, FollowUpSelection, FollowUpStatus } from '#shared/contract/follow-ups.ts'
import { PAGE_SIZE } from '#shared/limits.ts'
import { type PresentedFollowUp, selectListed } from './follow-ups.queries.ts'

/**
 * Which of a user's own follow-ups are in their lists besides those that others have assigned to them. `to_do`: those
 * that nobody else is to do.
 */
type Own = 'all' | 'to_do' | 'none'

/** The user whose lists these are, and which follow-ups are in them. */
export interface FollowUpFilter {
  userId: string
  own: Own
  status: FollowUpStatus
}

/** The day that decides which follow-ups are due: `YYYY-MM-DD` where the user is, and the midnight that ends it. */
export interface Today {
  day: string
  end: Date
}

const reader = sql.placeholder('userId')

/**
 * Returns the values of the statements below, each of which has `userId`; those that select what is due also have `day`
 * and `end`.
 */
const valuesOf = ({ userId }: FollowUpFilter, today: Today | null) => ({
  userId,
  ...(today && { day: today.day, end: today.end.toISOString() }),
})

const { isCompleted, priority, dueDate, dueAt, createdAt, position, who, userId, assigneeId } = followUps

/** Later than any day. */
const NO_DAY = 99_999_999

type Key = PagedOrder<PresentedFollowUp>['keys'][number]

const byState: Key = {
  column: sql`${isCompleted}::int`,
  of: (row) => Number(row.isCompleted),
  sorted: sql`${isCompleted}`,
}
const byPriority: Key = { column: priorityRank(priority), of: (row) => PRIORITIES.indexOf(row.priority) + 1 }
const byDay: Key = {
  column: sql`coalesce(replace(${dueDate}, '-', '')::int, ${sql.raw(String(NO_DAY))})`,
  of: (row) => (row.dueDate === null ? NO_DAY : Number(row.dueDate.replaceAll('-', ''))),
  sorted: sql`${dueDate}`,
}
const newerFirst: Key[] = [
  {
    column: sql`-${millisecondsOf(createdAt)}`,
    of: (row) => -row.createdAt.getTime(),
    sorted: sql`${createdAt} desc`,
  },
  { column: sql`${position}`, of: (row) => row.position },
]

export const FOLLOW_UP_ORDERS: Record<FollowUpOrder, PagedOrder<PresentedFollowUp>> = {
  /** Pending first, then urgent to low, then sooner due first, then newer first (specification, section 9). */
  priority: { keys: [byState, byPriority, byDay, ...newerFirst], id: followUps.id },
  due: { keys: [byState, byDay, byPriority, ...newerFirst], id: followUps.id },
}

/** The same rules in SQL as `isMine` and `isDue`. */
function isOf(selection: FollowUpSelection): SQL {
  const mine = sql`(${assigneeId} is not distinct from ${reader}
    or (${assigneeId} is null and coalesce(${who}, 'me') = 'me'))`
  switch (selection) {
    case 'all':
      return sql`true`
    case 'mine':
      return mine
    case 'others':
      return sql`not ${mine}`
    case 'due':
      // A due time may be on another day for the user than in the note's zone; the user's day counts.
      return sql`not ${isCompleted} and coalesce(
        case when ${dueAt} is null then ${dueDate} <= ${sql.placeholder('day')}
          else ${dueAt} < ${sql.placeholder('end')}::timestamptz end,
        false)`
  }
}

/**
 * Selects the reader's own follow-ups that meet a condition and those assigned to them, with all columns of the table.
 * Reads twice, each time by its own index: with one condition for both, PostgreSQL would read the follow-ups of all
 * users.
 * @param first how many of each to read at most, in which order
 */
function listed(own: Own, condition?: SQL, first?: { order: readonly SQL[]; limit: number }): SQL {
  const shown = and(stands(followUps), condition)
  const ownership = and(eq(userId, reader), own === 'to_do' ? isNull(assigneeId) : undefined)
  const end = first ? sql` order by ${sql.join([...first.order], sql`, `)} limit ${literalLimit(first.limit)}` : sql``
  const assigned = sql`(select * from ${followUps} where ${eq(assigneeId, reader)} and ${shown}${end})`
  if (own === 'none') return assigned
  return sql`(select * from ${followUps} where ${ownership} and ${shown}${end}) union all ${assigned}`
}

function hasStatus(status: FollowUpStatus): SQL | undefined {
  return status === 'all' ? undefined : eq(isCompleted, status === 'completed')
}

/** The longest page, with the row that tells whether another follows. */
const MAX_ROWS = PAGE_SIZE.max + 1

interface Page {
  selection: FollowUpSelection
  order: FollowUpOrder
  limit: number
  after: Cursor | null
}

/**
 * Returns a page of a user's follow-ups after a cursor, and the number of all in the selection.
 * @param today null if the selection doesn't depend on it
 */
export async function listAndCountFollowUps(
  db: Queryable,
  filter: FollowUpFilter,
  page: Page,
  today: Today | null,
): Promise<{ rows: PresentedFollowUp[]; total: number }> {
  const { own, status } = filter
  const { selection, order, limit, after } = page
  const query = after
    ? selectPage(db, own, status, selection, order, after).prepare('')
    : firstPage(db, own, status, selection, order)
  const rows = await query.execute({ ...valuesOf(filter, today), limit })
  // A later page is empty if its follow-ups are gone meanwhile.
  if (rows.length > 0 || !after) return { rows, total: rows[0]?.total ?? 0 }
  const [count] = await selectCount(db, own, status, selection).prepare('').execute(valuesOf(filter, today))
  return { rows, total: count?.total ?? 0 }
}

const firstPage = prepareOnce(
  (db, own: Own, status: FollowUpStatus, selection: FollowUpSelection, order: FollowUpOrder) =>
    selectPage(db, own, status, selection, order, null),
)

function selectPage(
  db: Queryable,
  own: Own,
  status: FollowUpStatus,
  selection: FollowUpSelection,
  followUpOrder: FollowUpOrder,
  after: Cursor | null,
) {
  const order = orderBy(FOLLOW_UP_ORDERS[followUpOrder])
  const isLater = after ? isAfter(FOLLOW_UP_ORDERS[followUpOrder], after) : undefined
  const from = listed(own, and(hasStatus(status), isOf(selection), isLater), { order, limit: MAX_ROWS })
  // Names are joined to the rows of the page only.
  const rows = sql`
    select * from (${from}) as ${followUps} order by ${sql.join(order, sql`, `)} limit ${sql.placeholder('limit')}
  `
  const total = sql<number>`(${selectCount(db, own, status, selection)})`
  return selectListed(db, reader, rows, { total })
}

function selectCount(db: Queryable, own: Own, status: FollowUpStatus, selection: FollowUpSelection) {
  const all = listed(own, and(hasStatus(status), isOf(selection)))
  return db.select({ total: sql<number>`count(*)::int` }).from(sql`(${all}) as listed`)
}

const countsOf = prepareOnce((db, own: Own, status: FollowUpStatus) => {
  const within = (selection: FollowUpSelection) => sql<number>`(count(*) filter (where ${isOf(selection)}))::int`
  return db
    .select({ all: within('all'), mine: within('mine'), others: within('others'), due: within('due') })
    .from(sql`(${listed(own, hasStatus(status))}) as ${followUps}`)
})

/** Counts the follow-ups in each selection. */
export async function countFollowUps(db: Queryable, filter: FollowUpFilter, today: Today): Promise<FollowUpCounts> {
  const [counts] = await countsOf(db, filter.own, filter.status).execute(valuesOf(filter, today))
  return counts ?? { all: 0, mine: 0, others: 0, due: 0 }
}

const datedFollowUps = prepareOnce((db) => {
  const dated = listed('all', isNotNull(dueDate))
  const rows = sql`select * from (${dated}) as ${followUps} order by ${dueDate} desc, ${followUps.id} limit ${sql.placeholder('limit')}`
  return selectListed(db, reader, rows, {})
})

/** Lists the follow-ups of a user that have a date, the latest first. */
export function listDated(db: Queryable, userId: string, limit: number): Promise<PresentedFollowUp[]> {
  return datedFollowUps(db).execute({ userId, limit })
}
