import { auth } from './auth.ts'
import { common } from './common.ts'
import { cookies } from './cookies.ts'
import { landing } from './landing.ts'
import { layout } from './layout.ts'

/** The English texts that visitors see before they sign in. */
export const catalogue = { common, cookies, layout, auth, landing } as const

export type VisitorCatalogue = typeof catalogue
