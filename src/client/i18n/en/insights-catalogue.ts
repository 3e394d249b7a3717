import { analytics } from './analytics.ts'
import { coaching } from './coaching.ts'
import { premium } from './premium.ts'

/** The English texts of the coaching, the analytics and the plans screens. */
export const catalogue = { analytics, coaching, premium } as const

export type InsightsCatalogue = typeof catalogue
