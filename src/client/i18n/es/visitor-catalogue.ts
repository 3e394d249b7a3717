import type { VisitorCatalogue } from '../en/visitor-catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { cookies } from './cookies.ts'
import { landing } from './landing.ts'
import { layout } from './layout.ts'

/** The Spanish texts that visitors see before they sign in. */
export const catalogue: SameKeys<VisitorCatalogue> = { common, cookies, layout, auth, landing }
