import { isAnnouncement } from '#server/analysis/builtin/clauses/announcements.ts'
import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { isCourtesy } from '#server/analysis/builtin/follow-ups/addressees.ts'
import { packOf } from '#server/languages/languages.ts'
import { fold } from '#server/text/fold.ts'
import type { ActionItem, CalendarEvent } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { capitalise, trimSigns, wordsOf } from '../../wording.ts'
import { patternsOf } from '../title-patterns.ts'
import { findAnnouncedTopic, withoutOpening } from './announced-topic.ts'
import { type Decided, nameDecision, trimFollowUp } from './decision-title.ts'
import { shortenSentence } from './shorten-sentence.ts'
import { asSecond, joinSubjects } from './subject-phrases.ts'
import { MAX_TITLE_LENGTH } from './topic-reader.ts'

/** A shorter sentence says nothing by itself: "Typical." */
const MIN_WORDS = 3

/** The maximum number of clauses of a note that is about its only event. */
const SHORT_NOTE = 3

/** The contents of a note that may give it its title. */
interface NoteContents {
  clauses: readonly Clause[]
  decisions: readonly Decided[]
  events: readonly Pick<CalendarEvent, 'title'>[]
  followUps: readonly (Pick<ActionItem, 'title' | 'who' | 'priority'> & { bare: boolean })[]
  tags: readonly string[]
}

/**
 * Writes a title as a good assistant would, at most about 60 letters long. It takes the announced subject, or else the
 * decisions, or else events and follow-ups, or else the most frequent phrases. Null if none of these gives a title.
 */
export function titleNote(contents: NoteContents, language: Language): string | null {
  const { clauses, decisions, tags } = contents
  const topic = findAnnouncedTopic(clauses, language)
  if (topic) return capitalise(topic)
  const named = decisions.flatMap((decision) => nameDecision(decision, language) ?? [])
  const [decided] = named.filter(({ isRefusal }) => !isRefusal)
  if (decided) return decided.title
  // What is not done says less of a note than what takes place.
  const isHeld = contents.events.some(({ title }) => isTelling(title, language))
  const refused = isHeld ? undefined : named[0]?.title
  const title =
    refused ??
    joinItems(contents, language) ??
    onlyEvent(contents) ??
    joinSubjects(clauses, tags, language) ??
    contents.events[0]?.title ??
    firstWords(clauses, language)
  return title && capitalise(title)
}

/** Returns the first sentence that says something, without its fillers, as far as it fits. */
function firstWords(clauses: readonly Clause[], language: Language): string | null {
  for (const clause of clauses) {
    if (isAnnouncement(clause) || isCourtesy(clause)) continue
    const words = trimSigns(withoutOpening(clause.text, language))
    if (words.split(/\s+/).length >= MIN_WORDS) return shortenSentence(words, MAX_TITLE_LENGTH, packOf(language))
  }
  return null
}

/** Returns the event of a short note that says little else: "Funeral", "Jumble sale". */
function onlyEvent({ clauses, events, followUps }: NoteContents): string | null {
  const [event, ...others] = events
  const isOnly = event !== undefined && others.length === 0 && followUps.length === 0 && clauses.length <= SHORT_NOTE
  return isOnly && event.title.length <= MAX_TITLE_LENGTH ? event.title : null
}

const URGENCY = { urgent: 3, high: 2, medium: 1, low: 0 } as const

/** Joins the first event or follow-up (events in order, then follow-ups by priority) with another if both fit. */
function joinItems({ clauses, events, followUps }: NoteContents, language: Language): string | null {
  const gatherings = events.map(({ title }) => title).filter((title) => isTelling(title, language))
  const duties = [...followUps]
    .sort((a, b) => URGENCY[b.priority] - URGENCY[a.priority])
    .flatMap(({ title, who, bare }) => {
      const duty = trimFollowUp(title, language, bare)
      // The rest of "Ana wants …" does not say whose duty it is.
      return duty === null || duty === who || !duty.includes(' ') ? [] : [duty]
    })
  const named = duties.filter((duty) => namesSomething(duty, language))
  const [first, ...others] = [...gatherings, ...(named.length > 0 ? named : duties)]
  if (first === undefined) return null
  const fits = others.find((other) => first.length + other.length + 2 <= MAX_TITLE_LENGTH && other !== first)
  return fits === undefined ? first : `${first}, ${asSecond(fits, clauses)}`
}

/** Tells whether the title of a follow-up names somebody or something after its verb: not "Drive her" or "Write it up". */
function namesSomething(title: string, language: Language): boolean {
  const { stopWords } = packOf(language).words
  const [, ...others] = fold(title).split(/[^\p{L}\p{N}]+/u)
  return others.some((word) => word.length > 1 && !wordsOf(stopWords).has(word))
}

/** Tells whether an event's title says more than its kind. */
function isTelling(title: string, language: Language): boolean {
  const { kinds } = patternsOf(language)
  const words = fold(title).split(/[\s-]+/)
  return words.length > 1 && title.length <= MAX_TITLE_LENGTH && words.some((word) => kinds.has(word))
}
