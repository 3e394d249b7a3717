import { emailChanges, sessions, userSettings, users } from '#server/db/schema/accounts.ts'
import { calendarFeeds } from '#server/db/schema/calendar.ts'
import { comments } from '#server/db/schema/comments.ts'
import { closingOffers } from '#server/db/schema/commitments.ts'
import { corrections } from '#server/db/schema/corrections.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { analyses, captions, notes, transcripts } from '#server/db/schema/notes.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import { shareLinks } from '#server/db/schema/share-links.ts'
import { noteSpeakers, speakerTurns } from '#server/db/schema/speakers.ts'
import { twoFactors } from '#server/db/schema/two-factor.ts'
import { termUses, vocabularies } from '#server/db/schema/vocabulary.ts'

// The rows of a user that are exported. A test fails for a table that is not listed here, so that nobody forgets to
// decide. Columns that grant access (tokens, hashes) are left out.

/** Rows that belong to a user, by their names in the export. */
export const ACCOUNT_TABLES = {
  settings: { table: userSettings, omit: ['userId'] },
  vocabulary: { table: vocabularies, omit: ['userId'] },
  vocabularyUses: { table: termUses, omit: ['userId'] },
  corrections: { table: corrections, omit: ['userId'] },
  subscription: { table: subscriptions, omit: ['userId'] },
  sessions: { table: sessions, omit: ['userId', 'token'] },
  newEmail: { table: emailChanges, omit: ['userId', 'tokenHash'] },
  twoFactor: { table: twoFactors, omit: ['userId', 'secret', 'lastStep'] },
  notesSharedByMe: {
    table: noteShares,
    omit: ['userId', 'recipientId', 'openedAt', 'lastOpenedAt', 'mailId', 'emailDelayedAt', 'emailFailedAt'],
  },
  comments: { table: comments, omit: ['userId', 'mentions', 'anchor', 'resolvedAt', 'resolvedBy'] },
  notifications: { table: notifications, omit: ['userId', 'actorId', 'lastTitle', 'isListed', 'mailDue'] },
  calendarFeed: { table: calendarFeeds, omit: ['userId', 'token'] },
} as const

/** Rows that belong to a note. */
export const NOTE_TABLES = {
  transcripts: { table: transcripts, omit: ['noteId', 'text', 'authorId'] },
  captions: { table: captions, omit: ['noteId'] },
  analysis: { table: analyses, omit: ['noteId'] },
  // Assignees are named.
  tasks: { table: followUps, omit: ['userId', 'noteId', 'assigneeId'] },
  events: { table: detectedEvents, omit: ['userId', 'noteId'] },
  speakers: { table: noteSpeakers, omit: ['noteId'] },
  speakerTurns: { table: speakerTurns, omit: ['noteId', 'originalKey'] },
  offersToClose: { table: closingOffers, omit: ['userId', 'noteId'] },
  shareLinks: { table: shareLinks, omit: ['noteId', 'token', 'passwordHash'] },
} as const

/** The user and the note themselves, apart from the rows that belong to them. */
export const ROOTS = {
  profile: { table: users, omit: [] },
  note: {
    table: notes,
    omit: ['userId', 'idempotencyKey', 'originalKey', 'playbackKey', 'attempts', 'touchedAt', 'words'],
  },
} as const

/** Tables with user data that are not exported, with the reason. */
export const LEFT_OUT: Record<string, string> = {
  credentials: 'the hash of the password, which opens doors and says nothing',
  backup_codes: 'hashes of codes, which open doors and say nothing',
  comment_reads: 'which comments of others were on the screen',
  note_presence: 'which pages are open at this moment',
  signals: 'that pages should load something again, for some minutes',
  segments: 'work on the way to a transcript, which has it all',
  waveforms: 'drawn from the recording, which is there',
  note_facts: 'counted in the transcript, which is there',
  note_search: 'the words of title, transcript and tasks, which are there',
  note_words: 'the words of title, transcript and tasks, which are there',
  stale_word_lists: 'which lists of words are to be tidied up',
  uploads: 'recordings on their way, which become notes',
  upload_pieces: 'parts of recordings on their way, which become notes',
  live_texts: 'recordings in progress that are being transcribed, which become notes',
  live_segments: 'text of recordings in progress, which becomes that of notes',
  sandbox_payments: 'what a payment service knows, where a sandbox stands for one',
}
