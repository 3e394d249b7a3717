import type { Queryable } from '#server/db/database.ts'
import { findOwners } from '#server/features/notes/note-access.service.ts'
import type { Person } from '#shared/contract/note-access.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { namesAnswer, readAnswerKind } from './answer-kinds.ts'
import { languageOfQuestion } from './question-words.ts'
import { scoreSentences } from './score-sentences.ts'
import * as queries from './search.queries.ts'
import { createReadMatchable, readQueryWords, type Stems, writeTerm } from './search-words.ts'
import { spellTerm } from './spell-term.ts'
import { stemTexts } from './stem-words.ts'
import { type TakenTerm, weighTerms } from './weigh-terms.ts'

/** Maximum number of notes read for an answer, those with most of the question first. */
const MAX_NOTES = 30
const MAX_OF_A_NOTE = 3
/** A sentence with less of the question in and around it answers something else. */
const LEAST_COVERAGE = 0.4
/** A passage that scores less than this share of the best score only distracts. */
const LEAST_OF_BEST = 0.5

/** A sentence of a note that may answer a question. */
export interface FoundPassage {
  noteId: string
  noteTitle: string
  /** The owner of the note; null for the user's own. */
  owner: Person | null
  recordedAt: Date
  /** IANA name of the zone in which it was recorded. */
  timezone: string
  language: Language
  sentence: Sentence
  /** The texts that also count for the sentence, besides the title: the sentences before and after it, and the tags. */
  around: readonly string[]
}

/** What was found for a question. */
export interface FoundPassages {
  /** Best first. */
  passages: FoundPassage[]
  /** The terms that replaced words that are in no note. */
  taken: readonly TakenTerm[]
  /** The stems of the notes' words, by language. */
  stems: ReadonlyMap<Language, Stems>
}

/**
 * Finds the sentences of a user's notes, and of those shared with them, that cover most of a question, best first.
 * A word that is in no such note stands for those that it resembles.
 * @param options.exact whether to look for the words as they are typed only
 */
export async function findPassages(
  db: Queryable,
  userId: string,
  question: string,
  { limit, now, exact = false }: { limit: number; now: Date; exact?: boolean },
): Promise<FoundPassages> {
  const { terms, taken } = await weighTerms(db, userId, question, exact)
  const nothing = { passages: [], taken: [], stems: new Map() }
  if (terms.length === 0) return nothing
  const ids = await queries.rankByWeight(
    db,
    userId,
    terms.map((term) => ({ term: writeTerm(term), weight: term.weight })),
    MAX_NOTES,
  )
  if (ids.length === 0) return nothing
  const found = await queries.listFound(db, ids)
  const owners = await findOwners(db, userId, found)
  const notes = found.map((note) => ({
    note,
    sentences: note.sentences ?? [],
    heads: [note.title, ...(note.ownTags ?? note.tags ?? [])],
  }))
  const texts = notes.map(({ note, sentences, heads }) => ({
    language: note.language,
    texts: [...heads, ...sentences.map(({ text }) => text)],
  }))
  const stems = await stemTexts(db, texts, createReadMatchable(terms))
  const kind = readAnswerKind(question, languageOfQuestion(question))
  const asked = new Set([...readQueryWords(question), ...taken.flatMap(({ term }) => [...term.forms])])
  const scored = notes.flatMap(({ note, sentences, heads }) => {
    const language = note.language ?? DEFAULT_LANGUAGE
    const ofLanguage = stems.get(language) ?? new Map<string, string>()
    const { recordedAt, timezone } = note
    const expected = kind && {
      isNamed: (text: string) => namesAnswer(kind, { text, language, recordedAt, timezone }, asked),
      // "Who complained?" is answered by a sentence with the word; "When is it?" may be answered by "On Monday."
      mayFollow: kind !== 'person',
    }
    return scoreSentences({ sentences, heads, recordedAt }, terms, ofLanguage, { now, expected })
      .filter(({ coverage }) => coverage >= LEAST_COVERAGE)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_OF_A_NOTE)
      .map(({ sentence, at, score }) => ({
        score,
        passage: {
          noteId: note.id,
          noteTitle: note.title,
          owner: owners.get(note.userId) ?? null,
          recordedAt: note.recordedAt,
          timezone: note.timezone,
          language,
          sentence,
          around: [sentences[at - 1], sentences[at + 1]].flatMap((near) => near?.text ?? []).concat(heads.slice(1)),
        },
      }))
  })
  scored.sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const passages = scored
    .filter(({ score }) => score >= best * LEAST_OF_BEST)
    .slice(0, limit)
    .map(({ passage }) => passage)
  return { passages, taken, stems }
}

/**
 * Returns what some of the passages have in place of each mistyped word of a question, as they spell it. Leaves out
 * words that play no part in them.
 */
export function nameTaken(
  { taken, stems }: FoundPassages,
  passages: readonly FoundPassage[],
): { typed: string; words: string[] }[] {
  const texts = passages.flatMap(({ sentence, around, noteTitle, language }) => [
    ...[sentence.text, ...around].map((text) => ({ text, language, isTitle: false })),
    { text: noteTitle, language, isTitle: true },
  ])
  return taken.flatMap(({ typed, term, near }) => {
    const words = spellTerm(near, texts, stems)
    if (words.length > 0) return [{ typed, words }]
    // They may have only a synonym of the word in another language.
    return spellTerm(term, texts, stems).length > 0 ? [{ typed, words: [...near.forms].slice(0, 1) }] : []
  })
}
