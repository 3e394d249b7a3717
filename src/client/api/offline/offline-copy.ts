import type { DBSchema } from 'idb'
import { openWhenNeeded } from '#client/lib/browser/open-database.ts'
import { currentSession } from '#client/lib/session/session-store.ts'
import { OFFLINE_DATABASE } from './delete-offline-copy.ts'
import { collectNoteIds, withoutNote } from './note-in-lists.ts'

/** Maximum number of notes kept. Those opened last are kept. */
const MAX_NOTES = 30
/** Maximum size of these notes, in characters of JSON. It also limits how much a sign-out has to delete. */
const MAX_NOTES_CHARACTERS = 20_000_000
/** Maximum length of a list, in characters of JSON. Longer lists are not kept. */
const MAX_LIST_CHARACTERS = 2_000_000

interface KeptQuery {
  hash: string
  /** The note of which it is a part; null for a list. */
  noteId: string | null
  /** Stored as JSON, so that its size is known and damaged data harms nothing else. */
  text: string
  /** Milliseconds since 1970. */
  savedAt: number
}

interface KeptNote {
  noteId: string
  /** Milliseconds since 1970. */
  openedAt: number
  /** The length of each part in characters, by query hash. */
  sizes: Record<string, number>
}

interface OfflineSchema extends DBSchema {
  queries: { key: string; value: KeptQuery }
  notes: { key: string; value: KeptNote }
  /** Under `user`, the id of the only user whose data is here. */
  owner: { key: string; value: string }
}

const STORES = ['queries', 'notes', 'owner'] as const

/**
 * What the signed-in user has seen last, for reading without a network: answers to queries, by their hash. Every method
 * rejects with the browser's own error if it stores nothing.
 */
export interface OfflineCopy {
  /** Stores an answer. Deletes data of another user first, and, beyond the limits, the notes opened longest ago. */
  save(userId: string, answer: { hash: string; noteId: string | null; data: unknown; now: number }): Promise<void>
  /** Null if there is no answer for this user. */
  find(userId: string, hash: string): Promise<{ data: unknown; savedAt: number } | null>
  /** Deletes a note, also from the lists. */
  removeNote(noteId: string): Promise<void>
  /** The notes that are stored in full or in lists, opened ones first. */
  listNoteIds(userId: string): Promise<string[]>
}

/** Returns the copy, whose database opens on first use. */
export function openOfflineCopy(databaseName = OFFLINE_DATABASE, limits = { notes: MAX_NOTES }): OfflineCopy {
  const open = openWhenNeeded<OfflineSchema>(databaseName, (database) => {
    database.createObjectStore('queries', { keyPath: 'hash' })
    database.createObjectStore('notes', { keyPath: 'noteId' })
    database.createObjectStore('owner')
  })
  const change = async () => (await open()).transaction(STORES, 'readwrite')
  type Change = Awaited<ReturnType<typeof change>>

  async function dropNote(transaction: Change, { noteId, sizes }: KeptNote): Promise<void> {
    for (const hash of Object.keys(sizes)) await transaction.objectStore('queries').delete(hash)
    await transaction.objectStore('notes').delete(noteId)
  }

  async function keepWithinLimits(transaction: Change): Promise<void> {
    const kept = (await transaction.objectStore('notes').getAll()).sort((a, b) => b.openedAt - a.openedAt)
    let characters = 0
    for (const [place, note] of kept.entries()) {
      characters += Object.values(note.sizes).reduce((sum, size) => sum + size, 0)
      if (place >= limits.notes || characters > MAX_NOTES_CHARACTERS) await dropNote(transaction, note)
    }
  }

  return {
    async save(userId, { hash, noteId, data, now }) {
      const text = JSON.stringify(data)
      const transaction = await change()
      const owner = transaction.objectStore('owner')
      if ((await owner.get('user')) !== userId) {
        for (const store of STORES) await transaction.objectStore(store).clear()
        await owner.put(userId, 'user')
      }
      const queries = transaction.objectStore('queries')
      if (noteId === null && text.length > MAX_LIST_CHARACTERS) await queries.delete(hash)
      else await queries.put({ hash, noteId, text, savedAt: now })
      if (noteId !== null) {
        const notes = transaction.objectStore('notes')
        const sizes = (await notes.get(noteId))?.sizes
        await notes.put({ noteId, openedAt: now, sizes: { ...sizes, [hash]: text.length } })
        await keepWithinLimits(transaction)
      }
      await transaction.done
    },

    async find(userId, hash) {
      const transaction = (await open()).transaction(STORES)
      if ((await transaction.objectStore('owner').get('user')) !== userId) return null
      const found = await transaction.objectStore('queries').get(hash)
      return found ? { data: JSON.parse(found.text), savedAt: found.savedAt } : null
    },

    async removeNote(noteId) {
      const transaction = await change()
      const note = await transaction.objectStore('notes').get(noteId)
      if (note) await dropNote(transaction, note)
      const queries = transaction.objectStore('queries')
      for (const kept of await queries.getAll()) {
        if (!kept.text.includes(noteId)) continue
        const text = JSON.stringify(withoutNote(JSON.parse(kept.text), noteId))
        if (text.includes(noteId)) await queries.delete(kept.hash)
        else await queries.put({ ...kept, text })
      }
      await transaction.done
    },

    async listNoteIds(userId) {
      const transaction = (await open()).transaction(STORES)
      if ((await transaction.objectStore('owner').get('user')) !== userId) return []
      const notes = (await transaction.objectStore('notes').getAll()).sort((a, b) => b.openedAt - a.openedAt)
      const lists = (await transaction.objectStore('queries').getAll()).filter(({ noteId }) => noteId === null)
      const listed = lists.flatMap(({ text }) => collectNoteIds(JSON.parse(text)))
      return [...new Set([...notes.map(({ noteId }) => noteId), ...listed])]
    },
  }
}

/** The copy of this browser. */
export const offlineCopy = openOfflineCopy()

/** The user whose data may be on this device; null for a visitor and for a session that the server has ended. */
export function currentUserId(): string | null {
  const session = currentSession()
  return session.state === 'known' && session.user !== null && !session.lost ? session.user.id : null
}
