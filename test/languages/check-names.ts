import { splitClauses } from '#server/analysis/builtin/clauses/clauses.ts'
import { NAME_RULES, namesIn } from '#server/analysis/builtin/find-names.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'

const SPOKEN = { recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'Europe/Madrid' }

/** Lists the examples of name rules that fail, because their rule decides otherwise or other names are found. */
export function checkNames(pack: LanguagePack): string[] {
  const ids = new Set(NAME_RULES.map(({ id }) => id))
  return Object.entries(pack.nameExamples).flatMap(([id, { right, wrong }]) => {
    if (!ids.has(id)) return [`nameExamples: there is no rule ${id}`]
    return [
      ...right.flatMap((example) => checkExample(pack, id, example, true)),
      ...wrong.flatMap((example) => checkExample(pack, id, example, false)),
    ]
  })
}

function checkExample(pack: LanguagePack, id: string, example: string, isRight: boolean): string[] {
  const [text = '', wanted] = example.split(' → ')
  const applied = new Set<string>()
  const sentences = [{ index: 0, start: 0, end: 1, text }]
  const clauses = splitClauses(sentences, { ...SPOKEN, language: pack.code }, pack.words)
  const names = clauses
    .flatMap((clause) => namesIn(clause, pack.words, { observe: (rule) => applied.add(rule.id) }))
    .join(', ')
  return [
    ...(applied.has(id) === isRight
      ? []
      : [`nameExamples: ${id} ${isRight ? 'does not decide' : 'decides'} in ‘${text}’`]),
    ...(wanted === undefined || wanted === names ? [] : [`nameExamples: ${id}: finds ‘${names}’ in ‘${text}’`]),
  ]
}
