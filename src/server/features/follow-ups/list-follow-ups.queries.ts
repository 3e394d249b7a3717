import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, millisecondsOf, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { followUps } from '#server/db/schema.notes.ts'
import { PRIORITIES } from '#shared/choices.ts'
import type { CommitmentFilter, TaskCounts } from '#shared/contract/follow-ups.ts'
import { type FollowUpWithNote, selectTasks } from './follow-ups.queries.ts'

/** Narrows the follow-ups, with the time and day that decide which are due. */
export interface TaskFilter {
  userId: string
  /** Default: either. */
  isCompleted?: boolean | undefined
  now: Date
  /** `YYYY-MM-DD` at the user's place. */
  today: string
}

const { isCompleted, priority, dueDate, dueAt, createdAt, position, who, counterpart } = followUps

/** Later than any day. */
const NO_DAY = 99_999_999

/** Pending first, then urgent to low, then sooner due first, then newer first (specification, section 9). */
export const TASK_ORDER: PagedOrder<FollowUpWithNote> = {
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

/** The same rules in SQL as `directionOf` and `isDue`. */
function isOf(commitment: CommitmentFilter, { now, today }: TaskFilter): SQL {
  switch (commitment) {
    case 'all':
      return sql`true`
    case 'i_owe':
      return sql`${who} = 'me' and ${counterpart} <> 'me'`
    case 'owed_to_me':
      return sql`${counterpart} = 'me' and ${who} is distinct from 'me'`
    case 'due':
      return sql`not ${isCompleted} and coalesce(${dueDate} = ${today}
        or case when ${dueAt} is null then ${dueDate} < ${today} else ${dueAt} < ${now.toISOString()}::timestamptz end,
        false)`
  }
}

function isListed({ userId, isCompleted: wanted }: Pick<TaskFilter, 'userId' | 'isCompleted'>): SQL | undefined {
  const status = wanted === undefined ? undefined : eq(isCompleted, wanted)
  return and(eq(followUps.userId, userId), isNull(followUps.deletedAt), status)
}

/** Returns a page of a user's follow-ups after a cursor. */
export function listFollowUps(
  db: Queryable,
  filter: TaskFilter,
  page: { commitment: CommitmentFilter; limit: number; after: Cursor | null },
): Promise<FollowUpWithNote[]> {
  const after = page.after ? isAfter(TASK_ORDER, page.after) : undefined
  return selectTasks(db)
    .where(and(isListed(filter), isOf(page.commitment, filter), after))
    .orderBy(...orderBy(TASK_ORDER))
    .limit(page.limit)
}

/** Counts the follow-ups in each commitment. */
export async function countFollowUps(db: Queryable, filter: TaskFilter): Promise<TaskCounts> {
  const within = (commitment: CommitmentFilter) =>
    sql<number>`(count(*) filter (where ${isOf(commitment, filter)}))::int`
  const [row] = await db
    .select({ all: count(), i_owe: within('i_owe'), owed_to_me: within('owed_to_me'), due: within('due') })
    .from(followUps)
    .where(isListed(filter))
  return row ?? { all: 0, i_owe: 0, owed_to_me: 0, due: 0 }
}

/** Lists all of a user's follow-ups that have a date. */
export function listDated(db: Queryable, userId: string): Promise<FollowUpWithNote[]> {
  return selectTasks(db)
    .where(and(isListed({ userId }), isNotNull(dueDate)))
    .orderBy(...orderBy(TASK_ORDER))
}
