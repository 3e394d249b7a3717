import { sql } from 'drizzle-orm'
import { BUILTIN_ANALYST } from '#server/analysis/analyst.ts'
import { analyses } from './schema/notes.ts'

/**
 * SQL condition: an analysis has a sentiment to show and to count. The builtin analyst says "neutral" wherever it is
 * not confident of anything else; a language model means it as a sentiment.
 */
export const hasSentiment = sql`(${analyses.sentiment} <> 'neutral' or ${analyses.analyst} <> ${BUILTIN_ANALYST})`
