import type { VisitorCatalogue } from '../en/visitor-catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { cookies } from './cookies.ts'
import { landing } from './landing.ts'
import { layout } from './layout.ts'

/** What visitors read before they sign in, in French. */
export const catalogue: SameKeys<VisitorCatalogue> = { common, cookies, layout, auth, landing }
