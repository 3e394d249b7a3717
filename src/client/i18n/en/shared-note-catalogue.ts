import { events } from './events.ts'
import { note } from './note.ts'
import { sharedNote } from './shared-note.ts'
import { tasks } from './tasks.ts'

/** What the public page of a note reads beyond the visitors' texts, in English. */
export const catalogue = { events, note, tasks, sharedNote } as const

export type SharedNoteCatalogue = typeof catalogue
