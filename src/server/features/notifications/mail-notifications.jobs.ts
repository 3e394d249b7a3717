import { createHash } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { type RenderedEmail, renderEmail } from '#server/email/render-email.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { packOf } from '#server/languages/languages.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { describeForEmail } from './describe-for-email.ts'
import * as queries from './mail-notifications.queries.ts'
import type { NotificationRow } from './notifications.queries.ts'
import { isMailed } from './wanted-kinds.ts'

/** Maximum number of things that one email describes; it only counts the rest. */
const ITEMS = 20

/**
 * Emails a user what they have not read, in one email. Each retry collects again, so that nothing is sent that was read
 * or withdrawn meanwhile. After the last retry, gives up and logs the failure.
 */
export async function mailNotifications(
  context: Context,
  { userId, lastTry }: Pick<Delivery<'notifications.mail'>, 'userId' | 'lastTry'>,
): Promise<void> {
  const { db, logger } = context
  const due = await queries.listDue(db, userId)
  if (due.length === 0) return
  const addressee = await queries.findAddressee(db, userId)
  const settings = await readSettings(db, userId)
  const wanted = addressee ? due.filter(({ kind }) => isMailed(settings, kind)) : []
  if (addressee && wanted.length > 0) {
    const stop = context.stopLinks.write(userId, 'activity')
    const email = render(context, wanted, { language: addressee.language ?? DEFAULT_LANGUAGE, stop })
    try {
      await context.email.send({ id: idOf(wanted), to: addressee.email, ...email })
    } catch (error) {
      if (!lastTry) throw error
      logger.error({ err: error }, 'notifications could not be sent by email')
    }
  }
  await queries.markMailed(
    db,
    due.map(({ id }) => id),
  )
}

/**
 * Returns an id that is the same only for the same notifications. Mail programs hide a second email with one id, but a retry
 * may have more to tell than the try whose answer was lost.
 */
function idOf(rows: readonly NotificationRow[]): string {
  return createHash('sha256')
    .update(rows.map(({ id }) => id).join())
    .digest('base64url')
}

function render(
  { config }: Context,
  rows: readonly NotificationRow[],
  { language, stop }: { language: Language; stop: string },
): RenderedEmail {
  const words = packOf(language).notifications
  const items = rows.flatMap((row) => describeForEmail(row, language, config.publicUrl) ?? [])
  const [first] = items
  const several = words.several.replace('{n}', String(items.length))
  const subject = items.length === 1 && first ? first.heading : several
  const url = items.length === 1 && first ? first.url : config.publicUrl
  const hidden = items.length - ITEMS
  const more = { heading: words.more.replace('{n}', String(hidden)), quote: '', url: config.publicUrl }
  return renderEmail('notifications', language, { subject, url, stop }, [
    ...items.slice(0, ITEMS),
    ...(hidden > 0 ? [more] : []),
  ])
}

/** Queues emails for which no job is queued any more, about what happened while the last one was being sent. */
export async function queueMissedEmails({ db, jobs }: Context): Promise<void> {
  for (const userId of await queries.listUsersDue(db)) await jobs.enqueue(db, 'notifications.mail', { userId })
}
