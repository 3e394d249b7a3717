import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { TAG_LIMITS } from '#shared/limits.ts'
import { isSameTag } from '#shared/tags.ts'
import { deleteAudioNow } from './delete-audio.service.ts'
import { deleteLockedNote } from './delete-note.service.ts'
import { requireAccessToAll } from './note-access.service.ts'
import { updateNote } from './notes.queries.ts'
import type { Actor } from './notes.service.ts'
import * as queries from './several-notes.queries.ts'

// What a user does with several notes at once. Each is one transaction.

/**
 * Deletes the actor's notes with everything that belongs to them, and returns their ids.
 * @throws AppError note_not_found if none of them exists; forbidden if one of them is somebody else's
 */
export async function deleteNotes(context: Context, { user }: Actor, ids: readonly string[]): Promise<string[]> {
  const deleted = await context.db.transaction(async (tx) => {
    const notes = await requireAccessToAll(tx, user, await queries.lockNotes(tx, ids), 'manage')
    for (const note of notes) await deleteLockedNote(context, tx, note)
    return notes.map(({ id }) => id)
  })
  await deleteAudioNow(context, deleted)
  return deleted
}

/**
 * Adds a tag to notes. Those that have as many tags as they can have stay as they are.
 * @throws AppError note_not_found if none of them exists; forbidden if the actor may not edit one of them
 */
export async function addTag(
  context: Context,
  { user }: Actor,
  { ids, tag }: { ids: readonly string[]; tag: string },
): Promise<{ changed: string[]; full: string[] }> {
  return context.db.transaction(async (tx) => {
    const notes = await requireAccessToAll(tx, user, await queries.lockNotes(tx, ids), 'edit')
    const without = notes.filter(({ tags }) => !tags.some((other) => isSameTag(other, tag)))
    const isFull = ({ tags }: queries.TaggedNote) => tags.length >= TAG_LIMITS.count
    const changed = without.filter((note) => !isFull(note))
    for (const note of changed) await saveTags(tx, note, [...note.tags, tag])
    return { changed: changed.map(({ id }) => id), full: without.filter(isFull).map(({ id }) => id) }
  })
}

/**
 * Removes a tag from notes.
 * @throws AppError note_not_found if none of them exists; forbidden if the actor may not edit one of them
 */
export async function removeTag(
  context: Context,
  { user }: Actor,
  { ids, tag }: { ids: readonly string[]; tag: string },
): Promise<{ changed: string[] }> {
  return context.db.transaction(async (tx) => {
    const notes = await requireAccessToAll(tx, user, await queries.lockNotes(tx, ids), 'edit')
    const changed = notes.filter(({ tags }) => tags.some((other) => isSameTag(other, tag)))
    for (const note of changed) {
      await saveTags(
        tx,
        note,
        note.tags.filter((other) => !isSameTag(other, tag)),
      )
    }
    return { changed: changed.map(({ id }) => id) }
  })
}

async function saveTags(tx: Queryable, { id, userId }: queries.TaggedNote, ownTags: string[]): Promise<void> {
  await updateNote(tx, id, { ownTags })
  await publish(tx, { type: 'note', userId, noteId: id })
}

/**
 * Returns those of the given notes that the actor may read, in the order of the ids.
 * @throws AppError note_not_found if there are none
 */
export async function findNotesToRead({ db }: Pick<Context, 'db'>, { user }: Actor, ids: readonly string[]) {
  const notes = await requireAccessToAll(db, user, await queries.findNotes(db, ids), 'read')
  return notes.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
