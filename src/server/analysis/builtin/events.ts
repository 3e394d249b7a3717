import type { CalendarEvent } from '#shared/contract/analysis.ts'
import type { AnalysisInput } from '../analyst.ts'
import { type DateMention, findDates } from '../dates/find-dates.ts'
import { formatDay } from '../dates/wall.ts'
import { toInstant, toWall } from '../dates/zone.ts'
import { type Clause, evidenceOf, foldInPlace } from './clauses.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { capitalise, shorten, trimSigns, wordsOf } from './wording.ts'

const TITLE_LENGTH = 90

/** The gatherings that are to come, with the date that was stated. */
export function findEvents(clauses: readonly Clause[], input: AnalysisInput, lexicon: WordLexicon): CalendarEvent[] {
  const words = wordsOf(lexicon.eventWords)
  const not = new RegExp(lexicon.noEvent)
  const today = formatDay(toWall(input.recordedAt, input.timezone))
  const events: CalendarEvent[] = []
  for (const clause of clauses) {
    const folded = foldInPlace(clause.text)
    if (!folded.split(/[^\p{L}-]+/u).some((word) => words.has(word)) || not.test(folded)) continue
    const when = findDates(clause.text, input.language, input).find(
      ({ kind, relation, from }) => kind !== 'time' && relation === null && from.slice(0, 10) >= today,
    )
    if (!when || (when.kind === 'span' && when.from.length === 10)) continue
    events.push({
      title: titleOf(clause, when),
      description: '',
      ...timesOf(when, input.timezone),
      place: null,
      people: namesIn(clause.text),
      confidence: when.kind === 'moment' ? 0.8 : 0.6,
      evidence: evidenceOf(clause),
    })
  }
  return events
}

function titleOf({ text }: Clause, when: DateMention): string {
  const rest = trimSigns(text.slice(0, when.start)) || trimSigns(text.slice(when.end)) || text
  return capitalise(shorten(rest, TITLE_LENGTH))
}

function timesOf(when: DateMention, timezone: string): Pick<CalendarEvent, 'dateTime' | 'end' | 'day' | 'allDay'> {
  const allDay = when.kind !== 'moment'
  const day = when.from.slice(0, 10)
  const dateTime = toInstant(Date.parse(allDay ? `${day}T00:00Z` : `${when.from}Z`), timezone).toISOString()
  return { dateTime, end: null, day: allDay ? day : null, allDay }
}

/** Words with a capital that do not open a sentence; bare transcripts have none. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name)
  return [...new Set(names)].filter(
    (name) =>
      !/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
        name,
      ),
  )
}
