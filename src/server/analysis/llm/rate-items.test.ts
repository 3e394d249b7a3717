import { expect, it } from 'vitest'
import { THRESHOLDS } from '../confidence/triage.ts'
import { rateAlone, rateItems } from './rate-items.ts'

const followUp = (title: string, rating: ReturnType<typeof rateAlone>) => ({
  title,
  description: '',
  who: null,
  counterpart: null,
  dueDate: null,
  dueAt: null,
  priority: 'medium' as const,
  evidence: { quote: title, sentence: 0, start: 0, end: 1 },
  ...rating,
})
const CHOICES = ['2026-03-12', '2026-03-13'].map((day) => ({ day, dateTime: null, end: null }))

it('is sure of what the model alone has found if its date or owner was said, and asks otherwise', () => {
  expect(rateAlone(true, null).doubt).toBeNull()
  expect(rateAlone(true, null).confidence).toBeGreaterThan(THRESHOLDS.task.sure)
  expect(rateAlone(false, null)).toMatchObject({ doubt: { about: 'kind' } })
  expect(rateAlone(false, null).confidence).toBeGreaterThan(THRESHOLDS.task.ask)
  expect(rateAlone(true, CHOICES).doubt).toEqual({ about: 'date', choices: CHOICES })
})

it('is sure of what both the model and the rules have found, except for a doubtful day', () => {
  const builtin = { actionItems: [followUp('Send the budget to Maria', rateAlone(false, null))], events: [] }
  const found = {
    actionItems: [
      followUp('Send Maria the budget', rateAlone(false, null)),
      followUp('Paint the fence', rateAlone(false, null)),
    ],
    events: [],
  }
  expect(rateItems(found, builtin).actionItems).toMatchObject([
    { doubt: null, confidence: 0.95 },
    { doubt: { about: 'kind' }, confidence: 0.45 },
  ])
  const dated = { actionItems: [followUp('Send Maria the budget', rateAlone(true, CHOICES))], events: [] }
  expect(rateItems(dated, builtin).actionItems).toMatchObject([{ doubt: { about: 'date' } }])
})
