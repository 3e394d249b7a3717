import type { Person } from '#shared/contract/note-access.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { SearchAnswer, SearchResult } from '#shared/contract/search.ts'
import type { Language } from '#shared/languages.ts'
import type { ForgivenTerm } from './forgive-typos.ts'
import type { FoundNote } from './search.queries.ts'
import { findTerms, type ReadMatchable, type SearchTerm, type Stems } from './search-words.ts'
import { spellTerm } from './spell-term.ts'

/** Maximum number of follow-ups shown per note. */
const MAX_FOLLOW_UPS = 3

/** What is searched for, and the stems of the words in one language. */
interface Search {
  terms: readonly SearchTerm[]
  stems: Stems
  read: ReadMatchable
}

const findIn = (text: string, { terms, stems, read }: Search) => findTerms(read(text), terms, stems)

/**
 * Presents a found note with the matches marked.
 * @param owner null for the user's own note
 */
export function presentResult(note: FoundNote, owner: Person | null, search: Search): SearchResult {
  const mark = (text: string) => ({ text, ranges: findIn(text, search).ranges })
  const isMarked = ({ ranges }: { ranges: unknown[] }) => ranges.length > 0
  return {
    noteId: note.id,
    title: mark(note.title),
    owner,
    recordedAt: note.recordedAt.toISOString(),
    duration: note.duration,
    language: note.language,
    ...presentSentence(note.sentences ?? [], search),
    tags: (note.ownTags ?? note.tags ?? []).map(mark).filter(isMarked),
    tasks: (note.followUps ?? [])
      .map(({ id, title }) => ({ id, ...mark(title) }))
      .filter(isMarked)
      .slice(0, MAX_FOLLOW_UPS),
  }
}

/** Returns the sentence with most of the terms; the first one on a tie. */
function presentSentence(sentences: readonly Sentence[], search: Search): Pick<SearchResult, 'sentence' | 'sentences'> {
  let best: SearchResult['sentence'] = null
  let most = 0
  let holding = 0
  for (const { index, start, end, text } of sentences) {
    const { ranges, found } = findIn(text, search)
    if (found.size > 0) holding += 1
    if (found.size <= most) continue
    most = found.size
    best = { index, start, end, text, ranges }
  }
  return { sentence: best, sentences: holding }
}

/** Returns what was searched for in place of each mistyped word, as the results spell it, most frequent first. */
export function presentInstead(
  forgiven: readonly ForgivenTerm[],
  { results, stems }: { results: readonly SearchResult[]; stems: ReadonlyMap<Language, Stems> },
): SearchAnswer['instead'] {
  const texts = results.flatMap(({ title, sentence, tags, tasks: followUps, language }) => [
    ...[...(sentence ? [sentence] : []), ...followUps, ...tags].map(({ text }) => ({ text, language, isTitle: false })),
    { text: title.text, language, isTitle: true },
  ])
  return forgiven.map(({ typed, term }) => {
    const words = spellTerm(term, texts, stems)
    // If the match is in words that are not shown, there is no spelling to take from them: name the nearest word.
    return { typed, words: words.length > 0 ? words : [...term.forms].slice(0, 1) }
  })
}
