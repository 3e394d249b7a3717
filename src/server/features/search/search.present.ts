import type { Person } from '#shared/contract/note-access.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { SearchAnswer, SearchResult } from '#shared/contract/search.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type { ForgivenTerm } from './forgive-typos.ts'
import type { FoundNote } from './search.queries.ts'
import { findTerms, readSearchWords, type SearchTerm, type Stems } from './search-words.ts'

/** Words named as what was searched for. */
const MAX_NAMED = 3

/** Follow-ups shown per note. */
const MAX_TASKS = 3

/**
 * Presents a found note with the matches marked.
 * @param owner null for the user's own note
 */
export function presentResult(
  note: FoundNote,
  owner: Person | null,
  tasks: ReadonlyArray<{ id: string; title: string }>,
  terms: readonly SearchTerm[],
  stems: Stems,
): SearchResult {
  const mark = (text: string) => ({ text, ranges: findTerms(text, terms, stems).ranges })
  const isMarked = ({ ranges }: { ranges: unknown[] }) => ranges.length > 0
  return {
    noteId: note.id,
    title: mark(note.title),
    owner,
    recordedAt: note.recordedAt.toISOString(),
    duration: note.duration,
    language: note.language,
    ...presentSentence(note.sentences ?? [], terms, stems),
    tags: (note.ownTags ?? note.tags ?? []).map(mark).filter(isMarked),
    tasks: tasks
      .map(({ id, title }) => ({ id, ...mark(title) }))
      .filter(isMarked)
      .slice(0, MAX_TASKS),
  }
}

/** Returns the sentence with most of the terms; the first one on a tie. */
function presentSentence(
  sentences: readonly Sentence[],
  terms: readonly SearchTerm[],
  stems: Stems,
): Pick<SearchResult, 'sentence' | 'sentences'> {
  let best: SearchResult['sentence'] = null
  let most = 0
  let holding = 0
  for (const { index, start, end, text } of sentences) {
    const { ranges, found } = findTerms(text, terms, stems)
    if (found.size > 0) holding += 1
    if (found.size <= most) continue
    most = found.size
    best = { index, start, end, text, ranges }
  }
  return { sentence: best, sentences: holding }
}

/** Says what was searched for in place of each mistyped word, as the results spell it, most frequent first. */
export function presentInstead(
  forgiven: readonly ForgivenTerm[],
  { results, stems }: { results: readonly SearchResult[]; stems: ReadonlyMap<Language, Stems> },
): SearchAnswer['instead'] {
  return forgiven.map(({ typed, term }) => {
    const found = new Map<string, { spelt: string; trust: number; times: number }>()
    for (const { title, sentence, tags, tasks, language } of results) {
      const ofLanguage = stems.get(language ?? DEFAULT_LANGUAGE) ?? new Map<string, string>()
      for (const { text } of [...(sentence ? [sentence] : []), ...tasks, ...tags, title]) {
        for (const { start, end } of findTerms(text, [term], ofLanguage).ranges) {
          const spelt = text.slice(start, end)
          const [{ folded } = { folded: spelt }] = readSearchWords(spelt)
          const known = found.get(folded)
          // Within a text a capital is part of the word; a tag has none, and the first word of a text always has one.
          const isWithin = start > 0 && text !== title.text
          const trust = isWithin ? 2 : spelt === spelt.toLowerCase() ? 1 : 0
          const best = known && known.trust >= trust ? known : { spelt, trust }
          found.set(folded, { ...best, times: (known?.times ?? 0) + 1 })
        }
      }
    }
    const sorted = [...found.values()].sort((a, b) => b.times - a.times)
    // What is found in words that are not shown has no spelling: the nearest word names it.
    const words = sorted.length > 0 ? sorted.map(({ spelt }) => spelt) : [...term.forms]
    return { typed, words: words.slice(0, sorted.length > 0 ? MAX_NAMED : 1) }
  })
}
