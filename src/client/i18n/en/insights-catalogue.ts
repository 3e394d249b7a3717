import { analytics } from './analytics.ts'
import { coaching } from './coaching.ts'

/** The English texts of the coaching and the analytics screens. */
export const catalogue = { analytics, coaching } as const

export type InsightsCatalogue = typeof catalogue
