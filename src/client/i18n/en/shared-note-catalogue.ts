import { events } from './events.ts'
import { note } from './note.ts'
import { player } from './player.ts'
import { sharedNote } from './shared-note.ts'
import { shortcuts } from './shortcuts.ts'
import { tasks as followUps } from './tasks.ts'

/** The English texts of a note's public page, in addition to the visitors' texts. */
export const catalogue = { events, note, player, shortcuts, tasks: followUps, sharedNote } as const

export type SharedNoteCatalogue = typeof catalogue
