import type { NoteEvent, NoteFollowUp } from '#shared/contract/analysis.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'

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

/** Makes a note. By default it is the user's own, analysed, in English, without a recording. */
export function makeVoiceNote(change: Partial<VoiceNote> = {}): VoiceNote {
  return {
    id: '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60',
    title: 'Supplier',
    duration: 12,
    createdAt: '2026-03-04T08:40:00.000Z',
    recordedAt: '2026-03-04T08:40:00.000Z',
    timezone: 'UTC',
    language: 'en',
    status: 'ready',
    progress: null,
    waiting: null,
    delay: null,
    failure: null,
    transcription: 'We call the supplier.',
    speechFound: true,
    engine: null,
    tags: [],
    sentiment: null,
    sentimentScore: null,
    analysisOutdated: false,
    source: 'upload',
    fileName: 'supplier.wav',
    sizeBytes: 1,
    incomplete: false,
    audioReady: false,
    audioDeleted: null,
    audioVersion: null,
    access: 'owner',
    owner: null,
    sharedWith: [],
    toReview: 0,
    ...change,
  }
}
