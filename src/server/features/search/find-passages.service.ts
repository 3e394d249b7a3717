import type { Queryable } from '#server/db/database.ts'
import { findOwners } from '#server/features/notes/note-access.service.ts'
import type { Person } from '#shared/contract/note-access.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { namesAnswer, readAnswerKind } from './answer-kinds.ts'
import { languageOfQuestion, readQuestionWords } from './question-words.ts'
import { scoreSentences, type WeighedTerm } from './score-sentences.ts'
import * as queries from './search.queries.ts'
import { readQueryWords, writeTerm } from './search-words.ts'
import { stemTexts, toTerms, translateTerms } from './stem-words.ts'

/** Notes read for an answer, those with most of the question first. */
const MAX_NOTES = 30
const MAX_OF_A_NOTE = 3
/** A sentence with less of the question in and around it answers something else. */
const LEAST_COVERAGE = 0.4
/** A passage that scores less than this part of the best one only distracts. */
const LEAST_OF_BEST = 0.5
/** A rare word tells most about the question, a word found in every note least. */
const WEIGHT = { least: 0.5, unheld: 0.7, rarity: 2.5 }

/** A sentence of a note that may answer a question. */
export interface FoundPassage {
  noteId: string
  noteTitle: string
  /** Whose note it is; null for the user's own. */
  owner: Person | null
  recordedAt: Date
  /** IANA name of the zone in which it was recorded. */
  timezone: string
  language: Language
  sentence: Sentence
}

/** Finds the sentences of a user's notes, and of those shared with them, that cover most of a question, best first. */
export async function findPassages(
  db: Queryable,
  userId: string,
  question: string,
  { limit, now }: { limit: number; now: Date },
): Promise<FoundPassage[]> {
  const terms = await weighTerms(db, userId, question)
  if (terms.length === 0) return []
  const ids = await queries.rankByWeight(
    db,
    userId,
    terms.map((term) => ({ term: writeTerm(term), weight: term.weight })),
    MAX_NOTES,
  )
  if (ids.length === 0) return []
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
  const stems = await stemTexts(db, texts, terms)
  const kind = readAnswerKind(question, languageOfQuestion(question))
  const asked = new Set(readQueryWords(question))
  const scored = notes.flatMap(({ note, sentences, heads }) => {
    const language = note.language ?? DEFAULT_LANGUAGE
    const ofLanguage = stems.get(language) ?? new Map<string, string>()
    const { recordedAt, timezone } = note
    const expected = kind && {
      isNamed: (text: string) => namesAnswer(kind, { text, language, recordedAt, timezone }, asked),
      // "Who complained?" is answered with the word; "When is it?" may be answered with "On Monday."
      mayFollow: kind !== 'person',
    }
    return scoreSentences({ sentences, heads, recordedAt }, terms, ofLanguage, { now, expected })
      .filter(({ coverage }) => coverage >= LEAST_COVERAGE)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_OF_A_NOTE)
      .map(({ sentence, score }) => ({
        score,
        passage: {
          noteId: note.id,
          noteTitle: note.title,
          owner: owners.get(note.userId) ?? null,
          recordedAt: note.recordedAt,
          timezone: note.timezone,
          language,
          sentence,
        },
      }))
  })
  scored.sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score >= best * LEAST_OF_BEST)
    .slice(0, limit)
    .map(({ passage }) => passage)
}

async function weighTerms(db: Queryable, userId: string, question: string): Promise<WeighedTerm[]> {
  const words = readQuestionWords(question)
  if (words.length === 0) return []
  const terms = await translateTerms(db, await toTerms(db, words, null))
  const { holders, all } = await queries.countHolders(db, userId, terms.map(writeTerm))
  return terms.map((term, at) => {
    const held = holders[at] ?? 0
    const rarity = held === 0 ? 0 : Math.min(WEIGHT.rarity, Math.log(all / held)) / WEIGHT.rarity
    return { ...term, weight: held === 0 ? WEIGHT.unheld : WEIGHT.least + rarity }
  })
}
