import { auth } from './auth.ts'
import { common } from './common.ts'
import { cookies } from './cookies.ts'
import { dashboard } from './dashboard.ts'
import { landing } from './landing.ts'
import { layout } from './layout.ts'
import { notes } from './notes.ts'
import { recorder } from './recorder.ts'
import { search } from './search.ts'

/** The English texts that are painted first for signed-in users: those of every screen's frame and of Today. */
export const catalogue = {
  common,
  cookies,
  layout,
  auth,
  landing,
  dashboard,
  notes,
  recorder,
  search,
} as const

export type Catalogue = typeof catalogue
