import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Clause } from './clauses.ts'
import type { Judgement } from './judged.ts'

/** A clause, or all clauses of a run of bare speech together, because such a run is also cut in the middle of phrases. */
export interface SpeechUnit {
  sentence: Sentence
  /** Offset in the sentence's text. */
  at: number
  text: string
  folded: string
  dates: readonly DateMention[]
  /** The statements that the judge sees; offsets in `text`. */
  statements: readonly { from: number; to: number }[]
  clauses: readonly [Clause, ...Clause[]]
  bare: boolean
  pack: LanguagePack
}

/** Joins the clauses of each run of bare speech. */
export function joinClauses(clauses: readonly Clause[], judgement: Judgement): SpeechUnit[] {
  const groups: [Clause, ...Clause[]][] = []
  for (const clause of clauses) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last?.bare && clause.bare && last.sentence === clause.sentence && !endsSentence(last))
      group.push(clause)
    else groups.push([clause])
  }
  return groups.map((group) => toUnit(group, judgement))
}

function endsSentence({ text }: Clause): boolean {
  return /[.!?;…]$/.test(text)
}

/** Tells whether a clause ends with a date: it was cut there because the next one states something else. */
function endsWithDate(clause: Clause | undefined): boolean {
  return clause !== undefined && clause.dates.at(-1)?.end === clause.text.length
}

function toUnit(clauses: readonly [Clause, ...Clause[]], judgement: Judgement): SpeechUnit {
  const [{ sentence, at, bare, pack }] = clauses
  const last = clauses.at(-1) ?? clauses[0]
  const text = sentence.text.slice(at, last.at + last.text.length)
  const shift = <One extends { start: number; end: number }>(one: One, by: number): One => ({
    ...one,
    start: one.start + by,
    end: one.end + by,
  })
  const dates = clauses.flatMap((clause) => clause.dates.map((date) => shift(date, clause.at - at)))
  const statements: { from: number; to: number; number: number }[] = []
  for (const [place, clause] of clauses.entries()) {
    for (const { from, to, at: number } of judgement.within(clause)) {
      const last = statements.at(-1)
      const goesOn = last?.number === number && !endsWithDate(clauses[place - 1])
      if (goesOn) last.to = clause.at - at + to
      else statements.push({ from: clause.at - at + from, to: clause.at - at + to, number })
    }
  }
  return { sentence, at, text, folded: foldInPlace(text), dates, statements, clauses, bare, pack }
}
