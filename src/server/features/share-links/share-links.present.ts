import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import type { Sentence, Transcript } from '#shared/contract/notes.ts'
import type { SharedAnalysis, SharedNote, ShareLink } from '#shared/contract/share-links.ts'
import { hasHighlights } from '#shared/highlights.ts'
import type { ShareLinkRow } from './share-links.queries.ts'

/** Presents a link for its owner. */
export function presentLink(link: ShareLinkRow, publicUrl: string): ShareLink {
  return {
    id: link.id,
    shareLink: `${publicUrl}/shared/${link.token}`,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
    hasPassword: link.passwordHash !== null,
    allowAudio: link.allowAudio,
    allowAnalysis: link.allowAnalysis,
    views: link.views,
    lastViewedAt: link.lastViewedAt?.toISOString() ?? null,
  }
}

interface SharedParts {
  note: { title: string; recordedAt: Date; timezone: string; duration: number | null }
  sharedBy: string | null
  transcript: Transcript
  textReady: boolean
  audio: boolean
  analysis: NoteAnalysis | null
}

/** Picks each field of a shared note by name, so that fields added to notes later are not shared by accident. */
export function presentSharedNote({ note, sharedBy, transcript, textReady, audio, analysis }: SharedParts): SharedNote {
  return {
    title: note.title,
    recordedAt: note.recordedAt.toISOString(),
    sharedBy,
    timezone: analysis && hasTimes(analysis) ? note.timezone : null,
    duration: note.duration,
    language: transcript.language,
    sentences: transcript.sentences.map((sentence) => presentSentence(sentence, audio)),
    // Whether the owner is one of them is nobody else's business.
    speakers: transcript.speakers?.list.map(({ number, name }) => ({ number, name, isOwner: false })) ?? [],
    textReady,
    audio,
    analysis: analysis && presentAnalysis(analysis),
  }
}

/** Returns whether the analysis has times of day, which mean nothing without their zone. */
function hasTimes({ actionItems, events }: NoteAnalysis): boolean {
  return actionItems.some(({ dueAt }) => dueAt !== null) || events.some(({ allDay }) => !allDay)
}

/** Without the recording nobody can follow its words. */
function presentSentence(sentence: Sentence, audio: boolean): SharedNote['sentences'][number] {
  const { index, start, end, text, wordStarts, speaker } = sentence
  return { index, start, end, text, ...(audio && wordStarts && { wordStarts }), ...(speaker && { speaker }) }
}

function presentAnalysis(analysis: NoteAnalysis): SharedAnalysis {
  const { summary, keyPoints, actionItems, events, decisions, questions } = analysis
  return {
    summary,
    isHighlights: hasHighlights(analysis),
    keyPoints,
    actionItems: actionItems.map(({ title, description, who, dueDate, dueAt, priority, isCompleted, evidence }) => ({
      title,
      description,
      who,
      dueDate,
      dueAt,
      priority,
      isCompleted,
      evidence,
    })),
    events: events.map(({ title, description, dateTime, end, day, allDay, place, people, evidence }) => ({
      title,
      description,
      dateTime,
      end,
      day,
      allDay,
      place,
      people,
      evidence,
    })),
    decisions,
    questions,
  }
}
