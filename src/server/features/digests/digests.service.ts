import { boundsOfDay, toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import type { Context } from '#server/context.ts'
import { queueEmail } from '#server/email/email.service.ts'
import { shownName } from '#server/text/full-name.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { describeWeek } from './describe-week.ts'
import * as queries from './digests.queries.ts'

/** Hours between which these emails are sent, in each user's own zone: in the morning, or later if no server ran then. */
const HOURS = { first: 8, last: 19 }
const MONDAY = 1
const WEEK_MS = 7 * 24 * 3600 * 1000

/**
 * Queues the emails of the day that have not been queued yet: reminders of the follow-ups due on it, weekly summaries on
 * Mondays. A second run on the same day queues nothing twice. A failure for one user or zone doesn't stop the others.
 * @throws AggregateError of the failures, after all users have been processed.
 */
export async function queueDigests(context: Context, now: Date): Promise<void> {
  const failures: unknown[] = []
  for (const timezone of await queries.listTimezones(context.db)) {
    // Also catches a zone that this server does not know, which another one may have saved.
    await queueInZone(context, timezone, now).then(
      (failed) => failures.push(...failed),
      (error: unknown) => failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} digests could not be queued`)
}

/** @returns the failures. */
async function queueInZone(context: Context, timezone: string, now: Date): Promise<unknown[]> {
  const local = toWall(now, timezone)
  const wall = new Date(local)
  if (wall.getUTCHours() < HOURS.first || wall.getUTCHours() > HOURS.last) return []
  const today = { day: formatDay(local), ...boundsOfDay(local, timezone) }
  const failures = await queueReminders(context, timezone, today)
  if (wall.getUTCDay() === MONDAY) failures.push(...(await queueSummaries(context, timezone, today.day, now)))
  return failures
}

/** @returns the failures. */
async function forEachAddressee(
  addressees: readonly queries.Addressee[],
  queue: (person: queries.Addressee) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const person of addressees) await queue(person).catch((error: unknown) => failures.push(error))
  return failures
}

async function queueReminders(context: Context, timezone: string, today: queries.LocalDay): Promise<unknown[]> {
  const { day } = today
  const addressees = await queries.listAddressees(context.db, 'reminder', { timezone, day })
  return forEachAddressee(addressees, (person) =>
    context.db.transaction(async (tx) => {
      if (!(await queries.claimDay(tx, 'reminder', person.userId, day))) return
      const followUps = await queries.listDueFollowUps(tx, person.userId, today)
      const [first] = followUps
      if (!first) return
      const url = `${context.config.publicUrl}/follow-ups`
      const list = followUps
        .map((followUp) => `• ${followUp.title}${followUp.isOwn ? '' : ` (${shownName(followUp)})`}`)
        .join('\n')
      await send(context, tx, person, 'task_reminder', { url, title: first.title, tasks: list })
    }),
  )
}

async function queueSummaries(context: Context, timezone: string, day: string, now: Date): Promise<unknown[]> {
  const addressees = await queries.listAddressees(context.db, 'summary', { timezone, day })
  return forEachAddressee(addressees, (person) =>
    context.db.transaction(async (tx) => {
      if (!(await queries.claimDay(tx, 'summary', person.userId, day))) return
      const week = await queries.countWeek(tx, person.userId, new Date(now.getTime() - WEEK_MS))
      if (week.notes === 0) return
      const summary = describeWeek(week, person.language ?? DEFAULT_LANGUAGE, person.isPremium)
      await send(context, tx, person, 'weekly_summary', { url: context.config.publicUrl, summary })
    }),
  )
}

function send(
  context: Context,
  tx: Parameters<typeof queueEmail>[0],
  { userId, email, language }: queries.Addressee,
  kind: 'task_reminder' | 'weekly_summary',
  values: Record<string, string>,
): Promise<void> {
  const stop = context.stopLinks.write(userId, kind === 'task_reminder' ? 'reminders' : 'summaries')
  const content = { kind, values: { ...values, stop } }
  return queueEmail(tx, context.jobs, { to: email, language: language ?? DEFAULT_LANGUAGE, ...content })
}
