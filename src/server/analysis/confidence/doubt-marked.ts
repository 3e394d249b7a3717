import type { AnalysisContent, Evidence } from '#shared/contract/analysis.ts'
import type { Sentence, SentenceMark } from '#shared/contract/notes.ts'
import { triage } from './triage.ts'

/** Sentences with these marks may differ from what was said. */
const UNSURE: readonly SentenceMark[] = ['doubtful', 'unexpected_language']

/** Marks each follow-up and event as doubtful if it rests on a sentence that may differ from what was said. */
export function doubtMarked<Content extends Pick<AnalysisContent, 'actionItems' | 'events'>>(
  content: Content,
  sentences: readonly Sentence[],
): Content {
  const unsure = new Set(sentences.filter(({ marks = [] }) => marks.some(isUnsure)).map(({ index }) => index))
  if (unsure.size === 0) return content
  const doubt = <Item extends { evidence: Evidence; doubt: AnalysisContent['events'][number]['doubt'] }>(item: Item) =>
    unsure.has(item.evidence.sentence) && item.doubt === null ? { ...item, doubt: { about: 'kind' as const } } : item
  const kept = triage(content.actionItems.map(doubt), content.events.map(doubt))
  return { ...content, actionItems: kept.followUps, events: kept.events }
}

function isUnsure(mark: SentenceMark): boolean {
  return UNSURE.includes(mark)
}
