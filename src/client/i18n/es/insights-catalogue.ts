import type { InsightsCatalogue } from '../en/insights-catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
import { analytics } from './analytics.ts'
import { coaching } from './coaching.ts'
import { premium } from './premium.ts'

/** The Spanish texts of the coaching, the analytics and the plans screens. */
export const catalogue: SameKeys<InsightsCatalogue> = { analytics, coaching, premium }
