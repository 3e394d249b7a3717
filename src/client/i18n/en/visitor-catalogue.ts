import { auth } from './auth.ts'
import { common } from './common.ts'
import { cookies } from './cookies.ts'
import { landing } from './landing.ts'
import { layout } from './layout.ts'

/** What visitors read before they sign in, in English. */
export const catalogue = { common, cookies, layout, auth, landing } as const

export type VisitorCatalogue = typeof catalogue
