import type { InsightsCatalogue } from '../en/insights-catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
import { analytics } from './analytics.ts'
import { coaching } from './coaching.ts'

/** The French texts of the coaching and the analytics screens. */
export const catalogue: SameKeys<InsightsCatalogue> = { analytics, coaching }
