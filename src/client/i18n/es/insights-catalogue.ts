import type { InsightsCatalogue } from '../en/insights-catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
import { analytics } from './analytics.ts'
import { ask } from './ask.ts'
import { coaching } from './coaching.ts'
import { premium } from './premium.ts'

/** The Spanish texts of the screens for coaching, analytics, queries to the notes and plans. */
export const catalogue: SameKeys<InsightsCatalogue> = { analytics, ask, coaching, premium }
