import { auth } from './auth.ts'
import { common } from './common.ts'
import { cookies } from './cookies.ts'
import { events } from './events.ts'
import { landing } from './landing.ts'
import { layout } from './layout.ts'
import { note } from './note.ts'
import { notes } from './notes.ts'
import { recorder } from './recorder.ts'
import { search } from './search.ts'
import { tasks } from './tasks.ts'

/** The English texts of signed-in screens, by feature, except those that are loaded with their own screen (i18n.ts). */
export const catalogue = {
  common,
  cookies,
  layout,
  auth,
  landing,
  notes,
  note,
  tasks,
  events,
  recorder,
  search,
} as const

export type Catalogue = typeof catalogue
