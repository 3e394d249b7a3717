import { analytics } from './analytics.ts'
import { ask } from './ask.ts'
import { coaching } from './coaching.ts'
import { premium } from './premium.ts'

/** The English texts of the screens for coaching, analytics, queries to the notes and plans. */
export const catalogue = { analytics, ask, coaching, premium } as const

export type InsightsCatalogue = typeof catalogue
