import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { type DateMention, type DateReference, findDates } from '../dates/find-dates.ts'
import { type Clause, foldInPlace, splitClauses } from './clauses.ts'
import { WORD_LEXICONS } from './lexicon/all.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { capitalise, shorten, trimSigns } from './wording.ts'

/** Something to be done, as its clause says it. */
export interface Task {
  clause: Clause
  title: string
  who: string | null
  /** The words that say until when, offsets in the clause. */
  dueWords: DateMention | undefined
}

const ME = /^(?:i|me|yo|je|j'|moi)$/
const NOT_A_NAME =
  /^(?:we|you|it|that|this|there|they|he|she|on|nous|tu|vous|il|elle|ca|nosotros|usted|se|no|que|lo|la|el)?$/
const TITLE_LENGTH = 90

export interface Spoken extends DateReference {
  language: Language
}

/** The tasks in some sentences. */
export function findTasks(sentences: readonly Sentence[], spoken: Spoken): Task[] {
  const lexicon = WORD_LEXICONS[spoken.language]
  return findTasksIn(splitClauses(sentences, lexicon.openers), spoken, lexicon)
}

/** The clauses that ask for something to be done; done, imagined and cancelled ones are left out. */
export function findTasksIn(clauses: readonly Clause[], spoken: Spoken, lexicon: WordLexicon): Task[] {
  const cues = lexicon.taskCues.map((cue) => new RegExp(`(?:^|[\\s,.;:¡])${cue}`))
  const not = new RegExp(lexicon.noTask)
  const tasks: Task[] = []
  for (const clause of clauses) {
    const folded = foldInPlace(clause.text)
    const found = cues.map((cue) => cue.exec(folded)).find(Boolean)
    if (!found || not.test(folded)) continue
    const from = found.index + found[0].length
    const dueWords = findDates(clause.text, spoken.language, spoken)[0]
    const title = trimSigns(withoutDate(clause.text, from, dueWords))
    if (!/[\p{L}\p{N}]/u.test(title)) continue
    const who = nameOf(found.groups?.who, clause.text, folded)
    tasks.push({ clause, title: capitalise(shorten(title, TITLE_LENGTH)), who, dueWords })
  }
  return tasks
}

function withoutDate(text: string, from: number, due: DateMention | undefined): string {
  return due && due.start >= from ? text.slice(from, due.start) + text.slice(due.end) : text.slice(from)
}

function nameOf(who: string | undefined, text: string, folded: string): string | null {
  const name = who?.trim() ?? ''
  if (ME.test(name)) return 'me'
  if (NOT_A_NAME.test(name)) return null
  const at = folded.indexOf(name)
  return capitalise(text.slice(at, at + name.length))
}
