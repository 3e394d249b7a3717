import type { Sentence } from '#shared/contract/notes.ts'

/** New words for a sentence, with those they were written over, so that it is found again in another version. */
export interface UnsavedEdit {
  index: number
  from: string
  text: string
}

export interface PlacedEdit {
  /** By the sentence's index. */
  placed: ReadonlyMap<number, UnsavedEdit>
  /** Words whose sentence is no longer there. */
  lost: string[]
}

const keyOf = (noteId: string) => `dictum.textDraft.${noteId}`

/** Keeps what is being written until it is saved or discarded: a reload or a lost session costs nothing of it. */
export function saveUnsavedEdit(storage: Storage, noteId: string, edits: readonly UnsavedEdit[]): void {
  try {
    if (edits.length === 0) storage.removeItem(keyOf(noteId))
    else storage.setItem(keyOf(noteId), JSON.stringify(edits))
  } catch {
    // Storage that is full or forbidden: the draft then lives as long as the page.
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

function isDraftEdit(value: unknown): value is UnsavedEdit {
  const edit = value as Partial<UnsavedEdit> | null
  return typeof edit?.index === 'number' && typeof edit.from === 'string' && typeof edit.text === 'string'
}

/** Finds for each edit the sentence it was written over: by its place, else by its words. */
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
