import { isFirstName } from '#server/analysis/builtin/names.ts'
import { nearestRange } from '#server/analysis/text/nearest-range.ts'
import { fold } from '#server/text/fold.ts'
import type { Evidence } from '#shared/contract/analysis.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { MAX_SENTENCE_LENGTH } from '#shared/limits.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import type { Fragment } from './fragments.ts'

/** Speakers pause between thoughts: beyond this many seconds the next sentence is not joined. */
const PAUSE_SECONDS = 0.6

/** Maximum length of a joined text, in characters. Reading one takes more than linear time. */
const MAX_JOINED = MAX_SENTENCE_LENGTH

/** A sentence of the transcript within a joined one. The offsets are those in the joined text. */
interface Part {
  sentence: Sentence
  from: number
  to: number
}

/**
 * A text whose sentences without punctuation are joined again. The cuts between them are for readers; a statement may go on
 * past a cut.
 */
export interface JoinedText {
  sentences: readonly Sentence[]
  /** Maps evidence in the joined text to the sentence of the transcript that has most of it. */
  locate: (evidence: Evidence) => Evidence
  /** Maps fragments of the joined text to these clauses, which are of the transcript's own sentences. */
  relocate: (fragments: readonly Fragment[], clauses: readonly Clause[]) => Fragment[]
}

/** Joins the sentences that were cut from speech without punctuation, up to the next longer pause. */
export function joinBareRuns(sentences: readonly Sentence[]): JoinedText {
  if (!sentences.some(isBare))
    return { sentences, locate: (evidence) => evidence, relocate: (fragments) => [...fragments] }
  const runs: Part[][] = []
  const joined: Sentence[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    const parts = runs.at(-1)
    const before = parts?.at(-1)?.sentence
    const fits = last && last.text.length + sentence.text.length < MAX_JOINED
    if (fits && parts && before && goesOn(before, sentence)) {
      const from = last.text.length
      last.text += ` ${asInside(sentence.text)}`
      last.end = sentence.end
      parts.push({ sentence, from: from + 1, to: last.text.length })
    } else {
      joined.push({
        ...sentence,
        index: joined.length,
        text: isBare(sentence) ? withoutStop(sentence.text) : sentence.text,
      })
      runs.push([{ sentence, from: 0, to: joined.at(-1)?.text.length ?? 0 }])
    }
  }
  const partAt = (run: number, from: number, to: number) => nearestRange(runs[run] ?? [], from, to)
  return {
    sentences: joined,
    locate: (evidence) => {
      const run = joined[evidence.sentence]
      if (!run) return evidence
      const from = findQuote(run, evidence)
      const part = partAt(evidence.sentence, from, from + evidence.quote.length)
      if (!part) return evidence
      if (runs[evidence.sentence]?.length === 1) return { ...evidence, sentence: part.sentence.index }
      return evidenceOf({ text: withoutStop(part.sentence.text), sentence: part.sentence, at: 0 })
    },
    relocate: (fragments, clauses) => {
      const bySentence = Map.groupBy(clauses, ({ sentence }) => sentence.index)
      return fragments.flatMap(({ clause, from, to, weight }) => {
        const [first, last] = [clause.at + from, clause.at + to]
        const part = partAt(clause.sentence.index, first, last)
        if (!part) return []
        const [start, end] = [Math.max(first, part.from) - part.from, Math.min(last, part.to) - part.from]
        const own = bySentence.get(part.sentence.index)?.find(({ at, text }) => start < at + text.length && end > at)
        if (!own) return []
        const inside = { from: Math.max(0, start - own.at), to: Math.min(own.text.length, end - own.at) }
        return [{ clause: own, ...inside, ...(weight === undefined ? {} : { weight }) }]
      })
    },
  }
}

/**
 * Tells whether a sentence may continue the one before it: there is no punctuation or pause between them, and the speaker is
 * the same.
 */
function goesOn(before: Sentence, sentence: Sentence): boolean {
  const isSpokenOn = sentence.start - before.end < PAUSE_SECONDS && sentence.speaker === before.speaker
  return isSpokenOn && isBare(before) && isBare(sentence)
}

function isBare({ marks }: Sentence): boolean {
  return marks?.includes('restored') === true
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '')
}

/** Removes the capital and the full stop that the cut gave a sentence. The offsets of its letters stay the same. */
function asInside(text: string): string {
  const first = /^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? ''
  const bare = withoutStop(text)
  if (isFirstName(fold(first))) return bare
  const lower = bare.charAt(0).toLowerCase()
  return lower.length === 1 ? `${lower}${bare.slice(1)}` : bare
}

/** Returns where a quote is in a joined sentence. If it occurs several times, the occurrence that fits its time is taken. */
function findQuote({ text, start, end }: Sentence, { quote, start: said }: Evidence): number {
  const expected = end > start ? ((said - start) / (end - start)) * text.length : 0
  let best = 0
  let distance = Number.POSITIVE_INFINITY
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (Math.abs(at - expected) >= distance) break
    distance = Math.abs(at - expected)
    best = at
  }
  return best
}
