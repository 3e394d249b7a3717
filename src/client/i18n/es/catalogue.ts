import type { Catalogue } from '../en/catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
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

/** The Spanish texts of signed-in screens. */
export const catalogue: SameKeys<Catalogue> = {
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
}
