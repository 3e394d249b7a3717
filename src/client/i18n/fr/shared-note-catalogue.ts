import { events } from './events.ts'
import { note } from './note.ts'
import { player } from './player.ts'
import { sharedNote } from './shared-note.ts'
import { tasks } from './tasks.ts'

export const catalogue = { events, note, player, tasks, sharedNote } as const
