import type { AnalysisContent, DateChoice, Doubt, Evidence } from '#shared/contract/analysis.ts'
import { triage } from '../confidence/triage.ts'
import { matchDetectedItems } from '../match-detected-items.ts'

/**
 * A language model's items have no calibration of their own, so the builtin analyst's findings stand in for it. An item found
 * by both is sure. One found only by the model is sure if its date or owner rests on quoted words; otherwise the user is
 * asked.
 */
const CONFIDENCE = { both: 0.95, grounded: 0.75, alone: 0.45 }

interface Rating {
  confidence: number
  doubt: Doubt | null
}

/** Rates an item that only the model has found so far. */
export function rateAlone(grounded: boolean, choices: DateChoice[] | null): Rating {
  const confidence = grounded ? CONFIDENCE.grounded : CONFIDENCE.alone
  if (choices) return { confidence, doubt: { about: 'date', choices } }
  return { confidence, doubt: grounded ? null : { about: 'kind' } }
}

type Rated = Pick<AnalysisContent, 'actionItems' | 'events'>

/** Makes items sure that the builtin analyst has found too, and drops excess questions. */
export function rateItems<Items extends Rated>(items: Items, builtin: Rated): Items {
  const kept = triage(confirm(items.actionItems, builtin.actionItems), confirm(items.events, builtin.events))
  return { ...items, actionItems: kept.followUps, events: kept.events }
}

function confirm<Item extends Rating & { title: string; evidence: Evidence }>(
  items: readonly Item[],
  builtin: readonly Item[],
): Item[] {
  const toDetected = ({ title, evidence }: Item) => ({ title, start: evidence.start })
  const matches = matchDetectedItems(builtin.map(toDetected), items.map(toDetected))
  return items.map((item, at) => {
    const same = builtin[matches[at] ?? -1]
    if (!same) return item
    const doubt = item.doubt?.about === 'kind' ? null : item.doubt
    return { ...item, confidence: Math.max(CONFIDENCE.both, same.confidence), doubt }
  })
}
