import { beforeEach, describe, expect, it } from 'vitest'
import type { Sentence } from '#shared/contract/notes.ts'
import { forgetUnsavedEdits } from './forget-unsaved-edits.ts'
import { placeUnsavedEdit, readUnsavedEdit, saveUnsavedEdit } from './unsaved-edit.ts'

const textOf = (...sentences: string[]): Sentence[] =>
  sentences.map((text, index) => ({ index, start: index, end: index + 1, text }))

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>()
  get length() {
    return this.#items.size
  }
  clear() {
    this.#items.clear()
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.#items.delete(key)
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value)
  }
}

let storage: Storage
beforeEach(() => {
  storage = new MemoryStorage()
})

describe('an unsaved edit', () => {
  const edit = { index: 1, from: 'Hello Marta.', text: 'Hello Martha.' }

  it('is kept for its note until it is empty', () => {
    saveUnsavedEdit(storage, 'a', [edit])
    expect(readUnsavedEdit(storage, 'a')).toEqual([edit])
    expect(readUnsavedEdit(storage, 'b')).toEqual([])
    saveUnsavedEdit(storage, 'a', [])
    expect(storage.length).toBe(0)
  })

  it.each(['{', 'null', '{"index":1}', '[{"index":"1"}]'])('is ignored when damaged: %s', (damaged) => {
    storage.setItem('dictum.textDraft.a', damaged)
    expect(readUnsavedEdit(storage, 'a')).toEqual([])
  })

  it('finds its sentence by position, or by its words when they have moved', () => {
    expect(placeUnsavedEdit([edit], textOf('Yes.', 'Hello Marta.', 'Hello Marta.')).placed.get(1)).toEqual(edit)
    expect(placeUnsavedEdit([edit], textOf('Hello Marta.')).placed.get(0)).toEqual({ ...edit, index: 0 })
  })

  it('counts as lost if its sentence no longer exists', () => {
    expect(placeUnsavedEdit([edit], textOf('Yes.', 'Hello Ana.'))).toEqual({
      placed: new Map(),
      lost: ['Hello Martha.'],
    })
  })
})

it('leaves nothing of any note for the next user of the tab', () => {
  saveUnsavedEdit(storage, 'n1', [{ index: 0, from: 'one', text: 'two' }])
  saveUnsavedEdit(storage, 'n2', [{ index: 0, from: 'one', text: 'three' }])
  storage.setItem('other', 'kept')
  forgetUnsavedEdits(storage)
  expect(readUnsavedEdit(storage, 'n1')).toEqual([])
  expect([storage.length, storage.key(0)]).toEqual([1, 'other'])
})
