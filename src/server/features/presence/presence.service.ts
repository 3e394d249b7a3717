import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { requireAccess } from '#server/features/notes/note-access.service.ts'
import { readNoteRow } from '#server/features/notes/read-note.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import { shownName } from '#server/text/full-name.ts'
import type { PresentPerson } from '#shared/contract/presence.ts'
import { PRESENCE } from '#shared/limits.ts'
import * as queries from './presence.queries.ts'

interface Page {
  noteId: string
  tab: string
}

/**
 * Records that a page of the user has a note open, and tells the others only if it is news to them: a repetition is one
 * write and no signal.
 * @returns who else has it open
 * @throws AppError note_not_found
 */
export async function announce(
  { db }: Context,
  user: SessionUser,
  { noteId, tab, editing }: Page & { editing: boolean },
): Promise<PresentPerson[]> {
  const note = await requireAccess(db, user, await readNoteRow({ db }, noteId), 'read')
  const present = await queries.listPresent(db, noteId)
  const others = presentOthers(present, user.id)
  const own = present.filter(({ userId }) => userId === user.id)
  const otherTabs = own.filter((page) => page.tab !== tab)
  if (otherTabs.length >= PRESENCE.tabs) return others
  const page = { noteId, userId: user.id, tab, editing }
  const isNews = own.length === 0 || isEditing(own) !== (editing || isEditing(otherTabs))
  if (!isNews) await queries.savePresence(db, page)
  else {
    await db.transaction(async (tx) => {
      await queries.savePresence(tx, page)
      await publish(tx, { type: 'presence', userId: note.userId, noteId })
    })
  }
  return others
}

/**
 * Records that a page of the user no longer has a note open. Tells nobody of a page that was not recorded: each signal has
 * the pages of everybody with the note load again.
 * @throws AppError note_not_found
 */
export async function leave({ db }: Context, user: SessionUser, { noteId, tab }: Page): Promise<void> {
  const note = await requireAccess(db, user, await readNoteRow({ db }, noteId), 'read')
  await db.transaction(async (tx) => {
    if (await queries.deletePresence(tx, { noteId, userId: user.id, tab }))
      await publish(tx, { type: 'presence', userId: note.userId, noteId })
  })
}

/** Deletes the rows of pages that were never closed properly. */
export function clearExpiredPresence({ db }: { db: Queryable }): Promise<void> {
  return queries.clearExpired(db)
}

function isEditing(pages: readonly queries.PresenceRow[]): boolean {
  return pages.some(({ editing }) => editing)
}

/** Presents everybody but the user once, however many pages they have open. */
function presentOthers(rows: readonly queries.PresenceRow[], ownId: string): PresentPerson[] {
  const ids = [...new Set(rows.map(({ userId }) => userId))].filter((id) => id !== ownId)
  return ids.flatMap((id) => {
    const pages = rows.filter(({ userId }) => userId === id)
    return pages[0] ? [{ id, name: shownName(pages[0]), editing: isEditing(pages) }] : []
  })
}
