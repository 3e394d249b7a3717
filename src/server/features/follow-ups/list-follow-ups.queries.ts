import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, millisecondsOf, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { followUps } from '#server/db/schema.notes.ts'
import { stands } from '#server/db/standing-items.ts'
import { PRIORITIES } from '#shared/choices.ts'
import type { TaskCounts, TaskOrder, TaskSelection } from '#shared/contract/follow-ups.ts'
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

const { isCompleted, priority, dueDate, dueAt, createdAt, position, who, userId, assigneeId } = followUps

/** Later than any day. */
const NO_DAY = 99_999_999

type Key = PagedOrder<ListedFollowUp>['keys'][number]

const byState: Key = { column: sql`${isCompleted}::int`, of: (row) => Number(row.isCompleted) }
const byPriority: Key = {
  column: sql`array_position(array[${sql.join(
    PRIORITIES.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[], ${priority})`,
  of: (row) => PRIORITIES.indexOf(row.priority) + 1,
}
const byDay: Key = {
  column: sql`coalesce(replace(${dueDate}, '-', '')::int, ${sql.raw(String(NO_DAY))})`,
  of: (row) => (row.dueDate === null ? NO_DAY : Number(row.dueDate.replaceAll('-', ''))),
}
const newerFirst: Key[] = [
  { column: sql`-${millisecondsOf(createdAt)}`, of: (row) => -row.createdAt.getTime() },
  { column: sql`${position}`, of: (row) => row.position },
]

export const TASK_ORDERS: Record<TaskOrder, PagedOrder<ListedFollowUp>> = {
  /** Pending first, then urgent to low, then sooner due first, then newer first (specification, section 9). */
  priority: { keys: [byState, byPriority, byDay, ...newerFirst], id: followUps.id },
  due: { keys: [byState, byDay, byPriority, ...newerFirst], id: followUps.id },
}

/** The same rules in SQL as `isMine` and `isDue`. */
function isOf(selection: TaskSelection, { userId: reader, today }: TaskFilter): SQL {
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
  page: { selection: TaskSelection; order: TaskOrder; limit: number; after: Cursor | null },
): Promise<ListedFollowUp[]> {
  const after = page.after ? isAfter(TASK_ORDERS[page.order], page.after) : undefined
  const from = listed(filter, and(hasStatus(filter), isOf(page.selection, filter), after))
  const order = orderBy(TASK_ORDERS[page.order])
  // Names are joined to the rows of the page only.
  const rows = sql`
    select * from (${from}) as ${followUps} order by ${sql.join(order, sql`, `)} limit ${page.limit}
  `
  return selectTasks(db, rows).orderBy(...order)
}

/** Counts the follow-ups in each selection. */
export async function countFollowUps(db: Queryable, filter: TaskFilter): Promise<TaskCounts> {
  const within = (selection: TaskSelection) =>
    sql`(count(*) filter (where ${isOf(selection, filter)}))::int as ${sql.identifier(selection)}`
  const { rows } = await db.execute<TaskCounts>(sql`
    select ${sql.join(SELECTIONS.map(within), sql`, `)} from (${listed(filter, hasStatus(filter))}) as ${followUps}
  `)
  return rows[0] ?? { all: 0, mine: 0, others: 0, due: 0 }
}

const SELECTIONS: readonly TaskSelection[] = ['all', 'mine', 'others', 'due']

/** Lists all follow-ups of a user that have a date. */
export function listDated(db: Queryable, reader: string): Promise<ListedFollowUp[]> {
  return selectTasks(db, listed({ userId: reader, own: 'all' }, isNotNull(dueDate))).orderBy(
    ...orderBy(TASK_ORDERS.priority),
  )
}
