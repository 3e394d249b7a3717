import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { SHARE_PASSWORD_LENGTH } from '#shared/limits.ts'
import { actionItemSchema, calendarEventSchema, evidenceSchema } from './analysis.ts'
import { defineCall } from './call.ts'
import { id, moment, text } from './kinds.ts'
import { peaksSchema } from './note-audio.ts'
import { sentenceSchema, speakersSchema } from './notes.ts'

const tag = 'Share links'
const noteParams = z.object({ id })
/** Any text is valid: a cut or guessed token gets the same answer as any other that leads nowhere. */
const tokenParams = z.object({ token: text({ max: 200 }) })

const shareLinkSchema = z.object({
  id: z.uuid(),
  /** The address of the public page. */
  shareLink: z.url(),
  createdAt: z.iso.datetime(),
  /** Null means never. */
  expiresAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  allowAudio: z.boolean(),
  allowAnalysis: z.boolean(),
  /** Openings of the page by anybody but the owner. Openings by one browser within half an hour count once. */
  views: z.int(),
  lastViewedAt: z.iso.datetime().nullable(),
})
export type ShareLink = z.infer<typeof shareLinkSchema>

const futureSchema = moment.refine((value) => Date.parse(value) > Date.now())
const passwordSchema = text(SHARE_PASSWORD_LENGTH)

export const createShareLink = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/share-link',
  access: 'premium',
  summary:
    'Create a share link to a note: for 30 days, with its analysis and without its audio, unless the request says otherwise',
  tag,
  status: 201,
  params: noteParams,
  body: z
    .object({
      /** Absent means in 30 days, null never. */
      expiresAt: futureSchema.nullish(),
      password: passwordSchema.optional(),
      /** False by default. */
      allowAudio: z.boolean().optional(),
      /** True by default. */
      allowAnalysis: z.boolean().optional(),
    })
    .nullish(),
  output: shareLinkSchema,
  errors: ['note_not_found', 'share_links_full', 'too_many_requests'],
})

export const listShareLinks = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/share-links',
  access: 'user',
  summary: 'The share links of a note that were not revoked, newest first',
  tag,
  status: 200,
  params: noteParams,
  output: z.array(shareLinkSchema),
  errors: ['note_not_found'],
})

export const updateShareLink = defineCall({
  method: 'PATCH',
  path: '/api/share-links/:id',
  access: 'premium',
  summary: 'Change a link’s expiry, password and content; omitted fields stay unchanged',
  tag,
  status: 200,
  params: z.object({ id }),
  body: z.object({
    /** Null means never. */
    expiresAt: futureSchema.nullish(),
    /** Null removes the password. Anybody who entered the old password is asked for the new one. */
    password: passwordSchema.nullish(),
    allowAudio: z.boolean().optional(),
    allowAnalysis: z.boolean().optional(),
  }),
  output: shareLinkSchema,
  errors: ['share_not_found', 'too_many_requests'],
})

export const revokeShareLink = defineCall({
  method: 'DELETE',
  path: '/api/share-links/:id',
  access: 'user',
  summary: 'Revoke a share link',
  tag,
  status: 204,
  params: z.object({ id }),
  errors: ['share_not_found'],
})

const sharedFollowUpSchema = actionItemSchema
  .pick({ title: true, description: true, who: true, dueDate: true, dueAt: true, priority: true })
  .extend({ isCompleted: z.boolean() })
const sharedEventSchema = calendarEventSchema.pick({
  title: true,
  description: true,
  dateTime: true,
  end: true,
  day: true,
  allDay: true,
  place: true,
  people: true,
})
const sharedPointSchema = z.object({ text: z.string(), evidence: evidenceSchema })

const sharedAnalysisSchema = z.object({
  summary: z.string(),
  /** Whether the summary is sentences of the note, chosen without a model. */
  isHighlights: z.boolean(),
  keyPoints: z.array(sharedPointSchema),
  actionItems: z.array(sharedFollowUpSchema.extend({ evidence: evidenceSchema.nullable() })),
  events: z.array(sharedEventSchema.extend({ evidence: evidenceSchema })),
  decisions: z.array(sharedPointSchema),
  questions: z.array(sharedPointSchema),
})
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>

/**
 * A note as anybody with its link sees it. It contains nothing about its owner but the name, and no id that gives access
 * elsewhere.
 */
const sharedNoteSchema = z.object({
  title: z.string(),
  recordedAt: z.iso.datetime(),
  /** The name of the person who shares it; null if the link does not name them. */
  sharedBy: z.string().nullable(),
  /** IANA name of the time zone in which its times were said; null if it has none, because the zone tells where its owner was. */
  timezone: z.string().nullable(),
  /** In seconds; null until the audio has been decoded. */
  duration: z.number().nullable(),
  language: languageSchema.nullable(),
  sentences: z.array(
    sentenceSchema.pick({ index: true, start: true, end: true, text: true, wordStarts: true, speaker: true }),
  ),
  /** Who speaks, with the names they were given; empty if that is not known. */
  speakers: speakersSchema.shape.list,
  /** False while the note is being transcribed. */
  textReady: z.boolean(),
  /** Whether `/audio` and `/peaks` can be fetched. */
  audio: z.boolean(),
  /** Null if it is not shared or does not exist. */
  analysis: sharedAnalysisSchema.nullable(),
})
export type SharedNote = z.infer<typeof sharedNoteSchema>

export const getSharedNote = defineCall({
  method: 'GET',
  path: '/api/shared/:token',
  access: 'anyone',
  summary:
    'The note behind a share link; counts as a view, except by its owner or by a browser that has just been counted',
  tag,
  status: 200,
  params: tokenParams,
  output: sharedNoteSchema,
  errors: ['share_not_found', 'share_locked'],
})

export const unlockSharedNote = defineCall({
  method: 'POST',
  path: '/api/shared/:token/unlock',
  access: 'anyone',
  summary: 'Unlock a link that has a password, for this browser and some hours',
  tag,
  status: 204,
  params: tokenParams,
  body: z.object({ password: text({ max: SHARE_PASSWORD_LENGTH.max }) }),
  errors: ['share_not_found', 'wrong_share_password', 'too_many_requests'],
})

export const getSharedAudio = defineCall({
  method: 'GET',
  path: '/api/shared/:token/audio',
  access: 'anyone',
  summary: 'The audio of a shared note, if it is shared; supports byte ranges',
  tag,
  status: 200,
  params: tokenParams,
  produces: 'audio/mp4',
  errors: ['share_not_found', 'share_locked', 'audio_not_ready', 'audio_deleted', 'range_not_satisfiable'],
})

export const getSharedPeaks = defineCall({
  method: 'GET',
  path: '/api/shared/:token/peaks',
  access: 'anyone',
  summary: 'The waveform of a shared note',
  tag,
  status: 200,
  params: tokenParams,
  output: peaksSchema,
  errors: ['share_not_found', 'share_locked', 'audio_not_ready', 'audio_deleted'],
})
