import { nameTask } from '#server/analysis/builtin/titles/task-title.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { RuleKind } from '#server/languages/parts/rule-kinds.ts'
import type { TextRule } from '#server/languages/parts/text-rule.ts'

/** What the engine makes of a text, for the kinds of rules whose examples say so. */
const RESULTS: Partial<Record<RuleKind, (text: string, pack: LanguagePack) => string>> = {
  'task-filler': (text, { code }) => nameTask(text, code, false),
  'task-remark': (text, { code }) => nameTask(text, code, false),
}

/** Returns what the engine that uses a rule makes of a text. */
export function applyRule(pack: LanguagePack, { kind, id }: TextRule, text: string): string {
  const result = RESULTS[kind]
  if (!result) throw new RangeError(`nothing comes of ${id}; leave out the arrow`)
  return result(text, pack)
}
