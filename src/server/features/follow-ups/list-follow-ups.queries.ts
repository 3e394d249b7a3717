import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, millisecondsOf, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { followUps } from '#server/db/schema.notes.ts'
import { stands } from '#server/db/standing-items.ts'
import { PRIORITIES } from '#shared/choices.ts'
import type { CommitmentFilter, TaskCounts } from '#shared/contract/follow-ups.ts'
import { type ListedFollowUp, selectTasks } from './follow-ups.queries.ts'

/** Whose lists, and which of their own follow-ups are in them beside those that others have assigned to them. */
interface Lists {
  userId: string
  /** `to_do`: those that nobody else is to do. */
  own: 'all' | 'to_do' | 'none'
}

/** Narrows the follow-ups, with the day that decides which are due. */
export interface TaskFilter extends Lists {
  /** Default: either. */
  isCompleted?: boolean | undefined
  /** At the user's place: `YYYY-MM-DD`, and the midnight that ends it. */
  today: { day: string; end: Date }
}

const { isCompleted, priority, dueDate, dueAt, createdAt, position, who, counterpart, userId, assigneeId } = followUps

/** Later than any day. */
const NO_DAY = 99_999_999

/** Pending first, then urgent to low, then sooner due first, then newer first (specification, section 9). */
export const TASK_ORDER: PagedOrder<ListedFollowUp> = {
  keys: [
    { column: sql`${isCompleted}::int`, of: (row) => Number(row.isCompleted) },
    {
      column: sql`array_position(array[${sql.join(
        PRIORITIES.map((name) => sql`${name}`),
        sql`, `,
      )}]::text[], ${priority})`,
      of: (row) => PRIORITIES.indexOf(row.priority) + 1,
    },
    {
      column: sql`coalesce(replace(${dueDate}, '-', '')::int, ${sql.raw(String(NO_DAY))})`,
      of: (row) => (row.dueDate === null ? NO_DAY : Number(row.dueDate.replaceAll('-', ''))),
    },
    { column: sql`-${millisecondsOf(createdAt)}`, of: (row) => -row.createdAt.getTime() },
    { column: sql`${position}`, of: (row) => row.position },
  ],
  id: followUps.id,
}

/** The same rules in SQL as `directionOf` and `isDue`. What others have assigned to a user is owed to them. */
function isOf(commitment: CommitmentFilter, { userId: reader, today }: TaskFilter): SQL {
  switch (commitment) {
    case 'all':
      return sql`true`
    case 'i_owe':
      return sql`(${assigneeId} is not distinct from ${reader} or (${who} = 'me' and ${counterpart} <> 'me'))`
    case 'owed_to_me':
      return sql`${assigneeId} is distinct from ${reader} and ${counterpart} = 'me' and ${who} is distinct from 'me'`
    case 'due':
      // A minute may be on another day here than in the note's zone: the user's day counts.
      return sql`not ${isCompleted} and coalesce(
        case when ${dueAt} is null then ${dueDate} <= ${today.day} else ${dueAt} < ${today.end.toISOString()}::timestamptz end,
        false)`
  }
}

/**
 * Selects a user's own follow-ups that meet a condition and those assigned to them, with all columns of the table. Two
 * reads, each by its own index: with one condition for both, PostgreSQL would read the follow-ups of all users.
 */
function listed({ userId: reader, own }: Lists, condition?: SQL): SQL {
  const shown = and(stands(followUps), condition)
  const ownership = and(eq(userId, reader), own === 'to_do' ? isNull(assigneeId) : undefined)
  const assigned = sql`select * from ${followUps} where ${eq(assigneeId, reader)} and ${shown}`
  if (own === 'none') return assigned
  return sql`select * from ${followUps} where ${ownership} and ${shown} union all ${assigned}`
}

function hasStatus({ isCompleted: wanted }: TaskFilter): SQL | undefined {
  return wanted === undefined ? undefined : eq(isCompleted, wanted)
}

/** Returns a page of a user's follow-ups after a cursor. */
export function listFollowUps(
  db: Queryable,
  filter: TaskFilter,
  page: { commitment: CommitmentFilter; limit: number; after: Cursor | null },
): Promise<ListedFollowUp[]> {
  const after = page.after ? isAfter(TASK_ORDER, page.after) : undefined
  const from = listed(filter, and(hasStatus(filter), isOf(page.commitment, filter), after))
  const order = orderBy(TASK_ORDER)
  // Names are joined to the rows of the page only.
  const rows = sql`
    select * from (${from}) as ${followUps} order by ${sql.join(order, sql`, `)} limit ${page.limit}
  `
  return selectTasks(db, rows).orderBy(...order)
}

/** Counts the follow-ups in each commitment. */
export async function countFollowUps(db: Queryable, filter: TaskFilter): Promise<TaskCounts> {
  const within = (commitment: CommitmentFilter) =>
    sql`(count(*) filter (where ${isOf(commitment, filter)}))::int as ${sql.identifier(commitment)}`
  const { rows } = await db.execute<TaskCounts>(sql`
    select ${sql.join(COMMITMENTS.map(within), sql`, `)} from (${listed(filter, hasStatus(filter))}) as ${followUps}
  `)
  return rows[0] ?? { all: 0, i_owe: 0, owed_to_me: 0, due: 0 }
}

const COMMITMENTS: readonly CommitmentFilter[] = ['all', 'i_owe', 'owed_to_me', 'due']

/** Lists all follow-ups of a user that have a date. */
export function listDated(db: Queryable, reader: string): Promise<ListedFollowUp[]> {
  return selectTasks(db, listed({ userId: reader, own: 'all' }, isNotNull(dueDate))).orderBy(...orderBy(TASK_ORDER))
}
