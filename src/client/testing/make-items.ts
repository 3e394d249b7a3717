import type { NoteEvent, NoteFollowUp } from '#shared/contract/analysis.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

/** Makes a note's follow-up. By default it belongs to nobody and has no date. */
export function makeNoteFollowUp(change: Partial<NoteFollowUp> = {}): NoteFollowUp {
  return {
    id: 'task',
    title: 'Call the bank',
    description: '',
    who: null,
    counterpart: null,
    priority: 'medium',
    dueDate: null,
    dueAt: null,
    isCompleted: false,
    edited: false,
    evidence: null,
    assignee: null,
    ...change,
  }
}

/** Makes a follow-up as lists contain it. By default it belongs to no note. */
export function makeFollowUp(change: Partial<FollowUp> = {}): FollowUp {
  return {
    ...makeNoteFollowUp(),
    timezone: null,
    completedAt: null,
    createdAt: '2026-03-01T00:00:00Z',
    note: null,
    owner: null,
    ...change,
  }
}

/** Makes a note's event. By default it has no time. */
export function makeEvent(change: Partial<NoteEvent> = {}): NoteEvent {
  return {
    id: 'event',
    title: 'Lunch',
    description: '',
    place: null,
    people: [],
    confidence: 1,
    day: null,
    dateTime: null,
    end: null,
    allDay: false,
    isAdded: false,
    edited: false,
    evidence: { quote: 'Lunch at one.', sentence: 0, start: 0, end: 1 },
    ...change,
  }
}
