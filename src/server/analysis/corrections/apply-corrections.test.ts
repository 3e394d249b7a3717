import { describe, expect, it } from 'vitest'
import type { ActionItem, CalendarEvent } from '#shared/contract/analysis.ts'
import { applyCorrections, type LearnedCorrection } from './apply-corrections.ts'

const EVIDENCE = { sentence: 0, quote: 'x', start: 0, end: 1 }

function followUp(title: string, change: Partial<ActionItem> = {}): ActionItem {
  const empty = { description: '', counterpart: null, dueDate: null, dueAt: null, priority: 'medium' } as const
  return { title, who: null, confidence: 0.7, doubt: null, evidence: EVIDENCE, ...empty, ...change }
}

function event(title: string, change: Partial<CalendarEvent> = {}): CalendarEvent {
  const empty = { description: '', dateTime: null, end: null, day: null, allDay: false, place: null, people: [] }
  return { title, confidence: 0.7, doubt: null, evidence: EVIDENCE, ...empty, ...change }
}

function learned(kind: LearnedCorrection['kind'], title: string, change: Partial<LearnedCorrection> = {}) {
  return { kind, title, spokenOwner: null, owner: null, ...change }
}

const KIND = { about: 'kind' } as const
const run = (actionItems: ActionItem[], corrections: LearnedCorrection[], events: CalendarEvent[] = []) =>
  applyCorrections({ actionItems, events }, corrections, 'en')

describe('a follow-up like one that was dismissed', () => {
  const corrections = [learned('not_task', 'Water the plants in the lobby')]

  it('is left out if it says the same, whatever its small words', () => {
    expect(run([followUp('Water the plants in our lobby')], corrections).actionItems).toEqual([])
  })

  it('is asked about if it is similar, and left out if it was also doubtful', () => {
    expect(run([followUp('Water the lobby roses')], corrections).actionItems).toEqual([
      followUp('Water the lobby roses', { doubt: KIND }),
    ])
    expect(run([followUp('Water the lobby roses', { doubt: KIND })], corrections).actionItems).toEqual([])
  })

  it('stands if it is about something else', () => {
    const others = [followUp('Call the florist about the plants and the invoice'), followUp('Send the budget')]
    expect(run(others, corrections).actionItems).toEqual(others)
  })

  it('stands if a newer or closer one was confirmed', () => {
    const confirmed = learned('task', 'Water the plants in the lobby')
    const items = [followUp('Water the plants in the lobby', { doubt: KIND })]
    expect(run(items, [confirmed, ...corrections]).actionItems).toEqual([followUp(items[0]?.title ?? '')])
    expect(run(items, [...corrections, confirmed]).actionItems).toEqual([])
    const closer = learned('task', 'Water the lobby')
    expect(run([followUp('Water the lobby', { doubt: KIND })], [...corrections, closer]).actionItems).toEqual([
      followUp('Water the lobby'),
    ])
  })
})

describe('a doubtful item like a confirmed one', () => {
  it('stands, unless its date is doubtful', () => {
    const date = { about: 'date', choices: [] as never } as const
    const corrections = [learned('task', 'Renew the licence'), learned('event', 'Lunch with Ines')]
    const items = [followUp('Renew the licences', { doubt: KIND }), followUp('Renew the licence', { doubt: KIND })]
    expect(run(items, corrections).actionItems).toEqual([items[0], followUp('Renew the licence')])
    expect(run([followUp('Renew the licence', { doubt: date })], corrections).actionItems[0]?.doubt).toEqual(date)
    expect(run([], corrections, [event('Lunch with Ines', { doubt: KIND })]).events).toEqual([event('Lunch with Ines')])
  })
})

describe('an event like one that was dismissed', () => {
  it('is left out, while a follow-up with the same title stands', () => {
    const corrections = [learned('not_event', 'The fair in Lyon')]
    const { actionItems, events } = run([followUp('The fair in Lyon')], corrections, [event('Fair in Lyon')])
    expect(events).toEqual([])
    expect(actionItems).toEqual([followUp('The fair in Lyon')])
  })
})

describe('the owner of a similar follow-up', () => {
  const corrections = [learned('owner', 'Run the payroll', { owner: 'Marie' })]

  it('gets the new one where it names the same person as the earlier one did, or nobody as well', () => {
    expect(run([followUp('Run the payroll for March')], corrections).actionItems[0]?.who).toBe('Marie')
    const mine = [learned('owner', 'Run the payroll', { spokenOwner: 'me', owner: 'Marie' })]
    expect(run([followUp('Run the payroll', { who: 'me' })], mine).actionItems[0]?.who).toBe('Marie')
  })

  it('does not get the new one where it names another person or is about something else', () => {
    expect(run([followUp('Run the payroll', { who: 'Tom' })], corrections).actionItems[0]?.who).toBe('Tom')
    expect(run([followUp('Run the marathon')], corrections).actionItems[0]?.who).toBeNull()
  })
})

it('compares empty titles and titles of small words alone without failing', () => {
  const items = [followUp('Do it'), followUp('…')]
  expect(run(items, [learned('not_task', 'Do it'), learned('not_task', '…')]).actionItems).toEqual([followUp('…')])
})
