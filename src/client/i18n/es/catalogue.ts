import type { Catalogue } from '../en/catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { cookies } from './cookies.ts'
import { dashboard } from './dashboard.ts'
import { landing } from './landing.ts'
import { layout } from './layout.ts'
import { notes } from './notes.ts'
import { recorder } from './recorder.ts'
import { search } from './search.ts'

/** The Spanish texts of signed-in screens. */
export const catalogue: SameKeys<Catalogue> = {
  common,
  cookies,
  layout,
  auth,
  landing,
  dashboard,
  notes,
  recorder,
  search,
}
