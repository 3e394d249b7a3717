import { splitClauses } from '#server/analysis/builtin/clauses/clauses.ts'
import { contract } from '#server/analysis/builtin/titles/contract.ts'
import { nameEvent, nameWithoutKind } from '#server/analysis/builtin/titles/event-title.ts'
import { nameFollowUp } from '#server/analysis/builtin/titles/follow-up-title.ts'
import { findAnnouncedTopic } from '#server/analysis/builtin/titles/note/announced-topic.ts'
import { nameDecision } from '#server/analysis/builtin/titles/note/decision-title.ts'
import { findDates } from '#server/analysis/dates/find-dates.ts'
import { toSingular } from '#server/analysis/text/singular.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { RuleKind } from '#server/languages/parts/rule-kinds.ts'
import type { TextRule } from '#server/languages/parts/text-rule.ts'
import { foldInPlace } from '#server/text/fold.ts'

const SPOKEN = { recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'Europe/Madrid' }

type Result = (text: string, pack: LanguagePack) => string | null

const shortenFollowUp: Result = (text, { code }) => nameFollowUp(text, code, false)

const titleDecision: Result = (text, { code }) =>
  nameDecision({ text, before: 0, bare: false, dates: findDates(text, code, SPOKEN) }, code)?.title ?? null

const titleEvent: Result = (text, { code }) => {
  const dates = findDates(text, code, SPOKEN)
  const when = dates[0] ?? { start: text.length, end: text.length }
  return nameEvent({ text, folded: foldInPlace(text), dates, when, language: code, bare: false })?.title ?? null
}

const titleRest: Result = (text, { code }) => nameWithoutKind(text, code)

const titleNote: Result = (text, pack) => {
  const sentences = [{ index: 0, start: 0, end: 1, text }]
  return findAnnouncedTopic(splitClauses(sentences, { ...SPOKEN, language: pack.code }, pack.words), pack.code)
}

/** How to compute the engine's result for a text, for the kinds of rules whose examples state one. */
const RESULTS: Partial<Record<RuleKind, Result>> = {
  'task-filler': shortenFollowUp,
  'task-subject': shortenFollowUp,
  'task-remark': shortenFollowUp,
  'decision-verb': titleDecision,
  'decision-noun': titleDecision,
  'decision-finite': titleDecision,
  'event-verb': titleEvent,
  'event-visit': titleEvent,
  'event-frame': titleRest,
  'event-copula': titleRest,
  plural: (text, { code }) => toSingular(text, code),
  contraction: (text, { code }) => contract(text, code),
  'note-announcement': titleNote,
  'note-origin': titleNote,
}

/** Returns the result of the engine that uses a rule for a text; null if the engine recognises nothing in it. */
export function applyRule(pack: LanguagePack, { kind, id }: TextRule, text: string): string | null {
  const result = RESULTS[kind]
  if (!result) throw new RangeError(`nothing comes of ${id}; leave out the arrow`)
  return result(text, pack)
}
