import type { LanguagePack } from '#server/languages/language-pack.ts'
import { AS_WRITTEN } from '#server/languages/parts/rule-kinds.ts'
import { compileRules, type TextRule } from '#server/languages/parts/text-rule.ts'
import { fold } from '#server/text/fold.ts'
import { applyRule } from './apply-rule.ts'

/** Maximum length of a pattern or sub-pattern, in characters as written. */
const MAX_PATTERN_LENGTH = 160

/** Lists the faults of a pack's rules: ids used twice, patterns too long to read, and examples that fail. */
export function checkRules(pack: LanguagePack): string[] {
  const rules = rulesOf(pack)
  const twice = rules.filter(({ id }, at) => rules.findIndex((other) => other.id === id) < at)
  return [...twice.map(({ id }) => `${id}: is there twice`), ...rules.flatMap((rule) => checkRule(pack, rule))]
}

/** Finds every rule of a pack, at any depth. */
function rulesOf(value: unknown): TextRule[] {
  if (isTextRule(value)) return [value]
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  return Object.values(value).flatMap(rulesOf)
}

export function isTextRule(value: unknown): value is TextRule {
  return typeof value === 'object' && value !== null && 'written' in value && 'subPatterns' in value
}

function checkRule(pack: LanguagePack, rule: TextRule): string[] {
  const { id, recognises, written, subPatterns, right, wrong } = rule
  const pattern = compileRules([rule])
  const long = [['', written], ...Object.entries(subPatterns)].filter(([, one = '']) => one.length > MAX_PATTERN_LENGTH)
  return [
    ...(/^[A-Z“].*\.$/.test(recognises) ? [] : [`${id}: does not say in a sentence what it recognises`]),
    ...long.map(
      ([name]) => `${id}: is longer than ${MAX_PATTERN_LENGTH} characters${name === '' ? '' : ` in {${name}}`}`,
    ),
    ...(right.length === 0 ? [`${id}: has no right example`] : []),
    ...(wrong.length === 0 ? [`${id}: has no wrong example`] : []),
    ...right.flatMap((example) => checkRight(pack, rule, pattern, example)),
    ...wrong.filter((text) => pattern.test(read(rule, text))).map((text) => `${id}: recognises ‘${text}’`),
  ]
}

function checkRight(pack: LanguagePack, rule: TextRule, pattern: RegExp, example: string): string[] {
  const [text = '', wanted] = example.split(' → ')
  if (!pattern.test(read(rule, text))) return [`${rule.id}: does not recognise ‘${text}’`]
  const result = wanted === undefined ? undefined : applyRule(pack, rule, text)
  return result === wanted ? [] : [`${rule.id}: makes ‘${result}’ of ‘${text}’`]
}

function read({ kind }: TextRule, text: string): string {
  return AS_WRITTEN.has(kind) ? text : fold(text)
}
