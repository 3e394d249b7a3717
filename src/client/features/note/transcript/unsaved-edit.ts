import type { Sentence } from '#shared/contract/notes.ts'
import { UNSAVED_EDIT_PREFIX } from './forget-unsaved-edits.ts'

/** The new text of a sentence, with the text that it replaces, which identifies the sentence in another version. */
export interface UnsavedEdit {
  index: number
  from: string
  text: string
  /** The version of the text that was edited. */
  version?: number
}

export interface PlacedEdit {
  /** By index of the sentence. */
  placed: ReadonlyMap<number, UnsavedEdit>
  /** Texts whose sentence no longer exists. */
  lost: string[]
}

const keyOf = (noteId: string) => `${UNSAVED_EDIT_PREFIX}${noteId}`

/** Stores an edit until it is saved or discarded, so that a reload or a lost session loses nothing. */
export function saveUnsavedEdit(storage: Storage, noteId: string, edits: readonly UnsavedEdit[]): void {
  try {
    if (edits.length === 0) storage.removeItem(keyOf(noteId))
    else storage.setItem(keyOf(noteId), JSON.stringify(edits))
  } catch {
    // The storage is full or forbidden, so the edit lasts only as long as the page.
  }
}

export function readUnsavedEdit(storage: Storage, noteId: string): UnsavedEdit[] {
  try {
    const edits: unknown = JSON.parse(storage.getItem(keyOf(noteId)) ?? '[]')
    return Array.isArray(edits) ? edits.filter(isDraftEdit) : []
  } catch {
    return []
  }
}

/** Returns what was typed, in the order of the text, without the sentences that were removed. */
export function readUnsavedWords(storage: Storage, noteId: string): string[] {
  const edits = readUnsavedEdit(storage, noteId).sort((a, b) => a.index - b.index)
  return edits.map(({ text }) => text.trim()).filter((text) => text !== '')
}

function isDraftEdit(value: unknown): value is UnsavedEdit {
  const edit = value as Partial<UnsavedEdit> | null
  return typeof edit?.index === 'number' && typeof edit.from === 'string' && typeof edit.text === 'string'
}

/** Finds the sentence each edit belongs to: by its position, otherwise by its text. */
export function placeUnsavedEdit(edits: readonly UnsavedEdit[], sentences: readonly Sentence[]): PlacedEdit {
  const placed = new Map<number, UnsavedEdit>()
  const lost: string[] = []
  for (const edit of edits) {
    const free = sentences.filter(({ index, text }) => text === edit.from && !placed.has(index))
    const target = free.find(({ index }) => index === edit.index) ?? free[0]
    if (target) placed.set(target.index, { ...edit, index: target.index })
    else lost.push(edit.text)
  }
  return { placed, lost }
}
