import { messagesIn } from '#server/languages/messages.ts'
import type { Person } from '#shared/contract/note-access.ts'
import type { TranscriptVersion } from '#shared/contract/note-editing.ts'
import type { Sentence, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { DELAY_CODES, WAITING_CODES } from '#shared/errors/codes.ts'
import type { Language } from '#shared/languages.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { isAllowed } from './note-access.policy.ts'
import type { NoteView } from './note-access.service.ts'
import type { NoteRow, PresentedNote } from './notes.queries.ts'
import type { SegmentRow } from './segments.queries.ts'
import type { TranscriptRow } from './transcripts.queries.ts'

/** Presents a note for the API. `textSoFar` is shown until the note has a transcript. */
export function presentNote(note: PresentedNote, textSoFar: string, view: NoteView, language: Language): VoiceNote {
  const messages = messagesIn(language)
  const underWay = note.status === 'stored' || note.status === 'transcribing' || note.status === 'analysing'
  return {
    id: note.id,
    title: note.title,
    duration: note.duration,
    createdAt: note.createdAt.toISOString(),
    recordedAt: note.recordedAt.toISOString(),
    timezone: note.timezone,
    // A finished text whose language is not known has none: its reader is asked.
    language: note.language ?? note.languageAsked ?? (note.transcribedAt ? null : note.languageAssumed),
    status: note.status,
    progress: underWay ? { percent: note.percent, secondsLeft: note.secondsLeft } : null,
    waiting: presentWaiting(note, language),
    delay: underWay ? presentDelay(note, language) : null,
    failure:
      note.status === 'failed' && note.failureCode
        ? { code: note.failureCode, message: messages.failures[note.failureCode] }
        : null,
    transcription: note.text ?? textSoFar,
    speechFound: note.speechFound,
    engine: presentEngine(note),
    tags: note.ownTags ?? note.tags ?? [],
    sentiment: note.sentiment,
    sentimentScore: note.sentimentScore,
    analysisOutdated: note.analysedVersion !== null && note.analysedVersion !== note.textVersion,
    source: note.source,
    fileName: note.fileName,
    sizeBytes: note.sizeBytes,
    incomplete: note.incomplete,
    audioReady: note.playbackKey !== null,
    audioDeleted: presentAudioDeleted(note),
    audioVersion: note.playbackKey === null ? null : (note.preparedAt?.getTime().toString(36) ?? null),
    access: view.access,
    owner: view.owner,
    sharedWith: view.access === 'owner' ? (note.sharedWith ?? []) : [],
    toReview: isAllowed(view.access, 'edit') ? note.toReview : 0,
  }
}

function presentWaiting(note: PresentedNote, language: Language): VoiceNote['waiting'] {
  const code = WAITING_CODES.find((known) => known === note.waitingCode)
  if (note.status !== 'waiting' || !code) return null
  return {
    code,
    message: messagesIn(language).waiting[code],
    since: note.waitingSince?.toISOString() ?? null,
    until: note.waitingUntil?.toISOString() ?? null,
  }
}

function presentAudioDeleted({ audioDeletedAt, audioDeletedBy }: PresentedNote): VoiceNote['audioDeleted'] {
  return audioDeletedAt && audioDeletedBy ? { at: audioDeletedAt.toISOString(), by: audioDeletedBy } : null
}

function presentDelay(note: PresentedNote, language: Language): VoiceNote['delay'] {
  const code = DELAY_CODES.find((known) => known === note.waitingCode)
  if (!code || !note.waitingUntil) return null
  return { code, message: messagesIn(language).delays[code], until: note.waitingUntil.toISOString() }
}

/** Presents a note for a list that shows only the beginning of each transcript. */
export function presentListed(note: PresentedNote, textSoFar: string, view: NoteView, language: Language): VoiceNote {
  const presented = presentNote(note, textSoFar, view, language)
  return { ...presented, transcription: cutExcerpt(presented.transcription) }
}

/** Returns the beginning of a text, cut at the end of a word, with an ellipsis if there is more. */
function cutExcerpt(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text
  const beginning = text.slice(0, EXCERPT_LENGTH + 1)
  // If there is no word boundary, don't split a surrogate pair.
  const whole = beginning.match(/^.+(?=\s)/s)?.[0] ?? beginning.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
  return `${whole.trimEnd()}…`
}

function presentEngine({ engine, model, draft }: Pick<NoteRow, 'engine' | 'model' | 'draft'>): VoiceNote['engine'] {
  if (!engine) return null
  return { id: engine, model: model ?? '', draft: draft ?? false }
}

/** Presents a transcript. Before there is one, presents the sentences recognised so far as version 0. */
export function presentTranscript(
  note: NoteRow,
  transcript: TranscriptRow | null,
  recognised: readonly SegmentRow[],
): Transcript {
  return {
    noteId: note.id,
    version: transcript?.version ?? 0,
    language: transcript?.language ?? note.language ?? note.languageAsked,
    engine: presentEngine(transcript ?? note),
    sentences: transcript?.sentences ?? numberSentences(recognised, { withSegments: true }),
  }
}

/**
 * Presents a version of a transcript without its text.
 * @param people the authors, by their ids
 * @param userId the user who reads it
 */
export function presentVersion(
  row: Omit<TranscriptRow, 'sentences' | 'text'>,
  people: ReadonlyMap<string, Person>,
  userId: string,
): TranscriptVersion {
  const { version, origin, language, authorId } = row
  const author = authorId === null ? undefined : people.get(authorId)
  return {
    version,
    origin,
    author: author ? { ...author, isMe: authorId === userId } : null,
    language,
    engine: presentEngine(row),
    createdAt: row.createdAt.toISOString(),
  }
}

/** Returns the sentences of all recognised segments, in order, numbered from 0 across the note. */
export function numberSentences(
  recognised: readonly Pick<SegmentRow, 'index' | 'sentences'>[],
  { withSegments = false } = {},
): Sentence[] {
  return recognised
    .flatMap(({ index, sentences }) =>
      withSegments ? (sentences ?? []).map((sentence) => ({ ...sentence, segment: index })) : (sentences ?? []),
    )
    .map((sentence, index) => ({ ...sentence, index }))
}

export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => sentence.text).join(' ')
}
