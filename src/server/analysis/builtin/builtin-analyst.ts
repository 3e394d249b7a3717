import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { AnalysisInput, Analyst } from '../analyst.ts'
import { findActionItems } from './action-items.ts'
import { splitClauses } from './clauses.ts'
import { findEvents } from './events.ts'
import { WORD_LEXICONS } from './lexicon/all.ts'
import { findPoints } from './points.ts'
import { rateSentiment } from './sentiment.ts'
import { summarise } from './summary.ts'
import { findTags } from './tags.ts'

/** The analyst that needs no network and no model: the same words always give the same analysis. */
export function createBuiltinAnalyst(): Analyst {
  return {
    id: 'builtin',
    analyse: async (input, signal) => {
      signal.throwIfAborted()
      return analyse(input)
    },
  }
}

function analyse(input: AnalysisInput): AnalysisContent {
  const lexicon = WORD_LEXICONS[input.language]
  const clauses = splitClauses(input.sentences, lexicon.openers)
  const tags = findTags(clauses, lexicon)
  const actionItems = findActionItems(clauses, input, lexicon)
  return {
    ...summarise(clauses, tags, lexicon, input.language),
    tags,
    ...rateSentiment(clauses, lexicon),
    actionItems,
    events: findEvents(clauses, input, lexicon),
    decisions: findPoints(clauses, new RegExp(lexicon.decisionCues)),
    questions: findPoints(clauses, new RegExp(`${lexicon.questionCues}|[?]\\s*$`)),
  }
}
