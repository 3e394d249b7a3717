import { expect, it } from 'vitest'
import { confidenceOf, logOdds } from './confidence.ts'
import { doubtOf, MAX_QUESTIONS, THRESHOLDS, triage } from './triage.ts'

const rated = (kind: 'task' | 'event', confidence: number) => ({ confidence, doubt: doubtOf(kind, confidence, null) })
const CHOICES = ['2026-03-12', '2026-03-13'].map((day) => ({ day, dateTime: null, end: null }))

it('treats items as sure from one threshold up, asks about them from another, and drops the rest', () => {
  for (const kind of ['task', 'event'] as const) {
    const { sure, ask } = THRESHOLDS[kind]
    expect(doubtOf(kind, sure, null)).toBeNull()
    expect(doubtOf(kind, sure - 0.001, null)).toEqual({ about: 'kind' })
    const items = [sure, sure - 0.001, ask, ask - 0.001].map((confidence) => rated(kind, confidence))
    const kept = kind === 'task' ? triage(items, []).followUps : triage([], items).events
    expect(kept).toEqual(items.slice(0, 3))
  }
})

it('asks which day was meant, however sure the item is', () => {
  expect(doubtOf('task', 0.99, CHOICES)).toEqual({ about: 'date', choices: CHOICES })
})

it('asks only a few questions about a note, those about the likeliest items', () => {
  const followUps = [0.9, 0.31, 0.32, 0.33, 0.34].map((confidence) => rated('task', confidence))
  const events = [0.49, 0.48, 0.95].map((confidence) => rated('event', confidence))
  const kept = triage(followUps, events)
  const asked = [...kept.followUps, ...kept.events].filter(({ doubt }) => doubt)
  expect(asked).toHaveLength(MAX_QUESTIONS)
  expect(kept.followUps.map(({ confidence }) => confidence)).toEqual([0.9, 0.32, 0.33, 0.34])
  expect(kept.events).toEqual(events)
})

it('is at least as confident in what both a rule and the judge find as in what only one of them finds', () => {
  const signals = { rule: 1, task: logOdds(0.95), owner: logOdds(0.95), deed: 1, short: 0, words: Math.log(8) }
  const both = confidenceOf('task', signals)
  expect(both).toBeGreaterThan(THRESHOLDS.task.sure)
  expect(confidenceOf('task', { ...signals, rule: 0 })).toBeLessThanOrEqual(both)
  expect(confidenceOf('task', { ...signals, task: logOdds(0.1) })).toBeLessThan(THRESHOLDS.task.ask)
  expect(confidenceOf('task', { ...signals, short: 1 })).toBeLessThan(both)
})
