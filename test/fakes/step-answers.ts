import type { z } from 'zod'
import type { eventSchema, Findings, followUpSchema, gistSchema } from '#server/analysis/llm/steps/step-schemas.ts'
import type { FindingKind } from '#shared/contract/analysis.ts'

interface StepAnswers {
  find: Partial<Record<FindingKind, Partial<Findings>>>
  task: Partial<z.infer<typeof followUpSchema>>
  event: Partial<z.infer<typeof eventSchema>>
  gist: Partial<z.infer<typeof gistSchema>>
}

const KINDS: Record<string, FindingKind> = {
  'follow-ups': 'actionItems',
  events: 'events',
  decisions: 'decisions',
  'open questions': 'questions',
}

/** Answers one of the questions asked in small steps. Finds nothing new unless told otherwise. */
export function answerStep(prompt: string, said: Partial<StepAnswers> = {}): unknown {
  const [, kind = ''] = /\nOne of the (.+?) is /.exec(prompt) ?? []
  const found = KINDS[kind]
  if (found) return { drop: [], more: [], ...said.find?.[found] }
  if (prompt.includes('state a follow-up.'))
    return { title: 'Do it', who: null, counterpart: null, dateWords: null, priority: 'medium', ...said.task }
  if (prompt.includes('state an event.'))
    return { title: 'Meeting', dateWords: null, place: null, people: [], ...said.event }
  if (!prompt.includes('What is it about?')) throw new Error(`no step asks this: ${prompt}`)
  return { title: 'A note', summary: 'Something was said.', names: [], tags: [], sentimentScore: 3, ...said.gist }
}
