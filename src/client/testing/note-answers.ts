import type { VoiceNote } from '#shared/contract/notes.ts'
import { makeNoteFollowUp } from './make-items.ts'

/** Returns the text of a note with one sentence. */
export const noteText = ({ id }: VoiceNote) => ({
  noteId: id,
  version: 1,
  language: 'en',
  engine: null,
  sentences: [{ index: 0, start: 0, end: 5, text: 'We call the supplier.' }],
})

/** Returns the analysis of a note with one follow-up. */
export const noteAnalysis = ({ id }: VoiceNote) => ({
  noteId: id,
  summary: 'A call.',
  keyPoints: [],
  decisions: [],
  questions: [],
  events: [],
  tags: [],
  actionItems: [makeNoteFollowUp({ title: 'Call the supplier' })],
  toReview: { tasks: [], events: [] },
  mayChangeItems: true,
  analyst: null,
  account: null,
})

/** Returns the server's answers for the page of a note with one sentence and one follow-up, by their addresses. */
export function noteAnswers(note: VoiceNote): Record<string, unknown> {
  const address = `/api/voice-notes/${note.id}`
  return {
    [address]: note,
    [`${address}/transcript`]: noteText(note),
    [`${address}/analysis`]: noteAnalysis(note),
    [`${address}/comments/summary`]: { threads: 0, unread: 0 },
    '/api/speech/status': { engines: [], passageLanguages: [], tellsSpeakers: false },
  }
}
