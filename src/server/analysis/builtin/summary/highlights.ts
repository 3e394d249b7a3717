import { isAnnouncement } from '#server/analysis/builtin/clauses/announcements.ts'
import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace, cutFragments, type Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Evidence } from '#shared/contract/analysis.ts'
import type { Sentence } from '#shared/contract/notes.ts'

/** Chooses fragments of clauses, those of `matters` first, until the space is used up. */
type Choose = (
  clauses: readonly Clause[],
  matters: readonly Fragment[],
  cut: (clause: Clause) => Fragment[],
) => Fragment[]

/** Identifies a sentence. A sentence of the transcript may contain several that a user has written into it. */
export function sentenceKey({ index, text }: Pick<Sentence, 'index' | 'text'>, at: number): string {
  return `${index} ${text.slice(0, at + 1).match(/[.!?…]\s/g)?.length ?? 0}`
}

/** Returns the keys of the sentences on which some items rest. */
export function keysOf(clauses: readonly Clause[], items: readonly { evidence: Evidence }[]): Set<string> {
  const quotes = Map.groupBy(items, ({ evidence }) => evidence.sentence)
  return new Set(
    clauses.flatMap(({ sentence, at, text }) => {
      const isShown = quotes
        .get(sentence.index)
        ?.some(({ evidence: { quote } }) => quote.includes(text) || text.includes(quote))
      return isShown ? [sentenceKey(sentence, at)] : []
    }),
  )
}

/**
 * Chooses the sentences that say most about a note, whole and in spoken order. Those of `matters` come first.
 * @param shown the keys of sentences that the page already shows
 */
export function chooseHighlights(
  clauses: readonly Clause[],
  matters: readonly Fragment[],
  shown: ReadonlySet<string>,
  choose: Choose,
): Fragment[] {
  const bySentence = Map.groupBy(clauses, ({ sentence, at }) => sentenceKey(sentence, at))
  const free = [...bySentence].filter(([key, own]) => !shown.has(key) && !own.every(isAnnouncement))
  const wholes = new Map(free.map(([key, own]) => [key, wholeOf(own)]))
  const byMatter = Map.groupBy(matters, ({ clause }) => sentenceKey(clause.sentence, clause.at))
  const wholeMatters = [...byMatter].flatMap(([key, own]) => {
    const whole = wholes.get(key)
    return whole ? [{ ...wholeFragment(whole), weight: Math.max(...own.map(({ weight = 1 }) => weight)) }] : []
  })
  const sentences = [...wholes.values()]
  const chosen = choose(sentences, wholeMatters, (clause) => [wholeFragment(clause)])
  // A speech without cuts is longer than the space.
  const some = chosen.length > 0 ? chosen : choose(sentences, [], cutFragments)
  return [...some].sort(byPlace)
}

function wholeFragment(clause: Clause): Fragment {
  return { clause, from: 0, to: clause.text.length }
}

/** Returns the sentence to which some clauses belong, as one clause. */
function wholeOf(own: readonly Clause[]): Clause {
  const [first] = own as [Clause]
  const last = own.at(-1) ?? first
  const text = first.sentence.text.slice(first.at, last.at + last.text.length)
  return { ...first, text, folded: foldInPlace(text), dates: own.flatMap(({ dates }) => dates), dated: [] }
}
