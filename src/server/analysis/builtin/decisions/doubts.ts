import type { SpeechUnit } from '#server/analysis/builtin/clauses/speech-units.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'

/** How far before a statement, in letters, it may be marked as a wish or an idea. */
const DOUBT_REACH = { plain: 60, bare: 40 }

const patternsOf = perPack(({ decisions, words }) => ({
  unsure: compileRules(decisions.unsure),
  conditional: words.conditional,
}))

/** Tells whether the words between two letters are said as a wish, as an idea, or on a condition. */
export function isDoubtful(
  { text, folded, bare, pack }: Pick<SpeechUnit, 'text' | 'folded' | 'bare' | 'pack'>,
  from: number,
  to: number,
): boolean {
  const { unsure, conditional } = patternsOf(pack)
  const before = text.slice(Math.max(0, from - DOUBT_REACH[bare ? 'bare' : 'plain']), from)
  const near = before.slice(before.search(/[^.!?;:]*$/))
  const begin = bare ? from : from - near.length
  return unsure.test(folded.slice(from - near.length, to)) || conditional.test(text.slice(begin, to))
}
