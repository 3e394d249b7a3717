import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { SHARE_PASSWORD_LENGTH } from '#shared/limits.ts'
import { actionItemSchema, calendarEventSchema, evidenceSchema } from './analysis.ts'
import { defineCall } from './call.ts'
import { id, moment, text } from './kinds.ts'
import { peaksSchema, sentenceSchema } from './notes.ts'

const tag = 'Share links'
const noteParams = z.object({ id })
/** Any text: a token that is cut or guessed is answered as every other that leads nowhere. */
const tokenParams = z.object({ token: text({ max: 200 }) })

const shareLinkSchema = z.object({
  id: z.uuid(),
  /** The address of the public page. */
  shareLink: z.url(),
  createdAt: z.iso.datetime(),
  /** Null: never. */
  expiresAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  allowAudio: z.boolean(),
  allowAnalysis: z.boolean(),
  /** Openings of the page by others than the owner; one browser's within half an hour count as one. */
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
  summary: 'Make a public link to a note, with its sound and its analysis unless told otherwise',
  tag,
  status: 201,
  params: noteParams,
  body: z
    .object({
      /** Absent or null: never. */
      expiresAt: futureSchema.nullish(),
      password: passwordSchema.optional(),
      allowAudio: z.boolean().optional(),
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
  summary: 'The links to a note that were not revoked, the newest first',
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
  summary: 'Change when a link ends, its password and what it shows; what is left out stays as it is',
  tag,
  status: 200,
  params: z.object({ id }),
  body: z.object({
    /** Null: never. */
    expiresAt: futureSchema.nullish(),
    /** Null: none any more. Whoever came in by the old one is asked for the new one. */
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
  summary: 'End a link: from now on it leads nowhere',
  tag,
  status: 204,
  params: z.object({ id }),
  errors: ['share_not_found'],
})

const sharedTaskSchema = actionItemSchema
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
  keyPoints: z.array(sharedPointSchema),
  actionItems: z.array(sharedTaskSchema.extend({ evidence: evidenceSchema.nullable() })),
  events: z.array(sharedEventSchema.extend({ evidence: evidenceSchema })),
  decisions: z.array(sharedPointSchema),
  questions: z.array(sharedPointSchema),
})
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>

/** A note as everybody who has its link sees it: nothing of its owner, and no id that leads anywhere else. */
const sharedNoteSchema = z.object({
  title: z.string(),
  recordedAt: z.iso.datetime(),
  /** Seconds; null until the audio was decoded. */
  duration: z.number().nullable(),
  language: languageSchema.nullable(),
  sentences: z.array(sentenceSchema.pick({ index: true, start: true, end: true, text: true })),
  /** False while the text is still being written down. */
  textReady: z.boolean(),
  /** Whether `/audio` and `/peaks` can be fetched. */
  audio: z.boolean(),
  /** Null where it is not shared, or not there. */
  analysis: sharedAnalysisSchema.nullable(),
})
export type SharedNote = z.infer<typeof sharedNoteSchema>

export const getSharedNote = defineCall({
  method: 'GET',
  path: '/api/shared/:token',
  access: 'anyone',
  summary:
    'The note behind a public link; counts as a view unless its owner asks, or the same browser has just done so',
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
  summary: 'Open a link that has a password, for this browser and some hours',
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
  summary: 'The sound of a shared note, where it is shared; byte ranges are honoured',
  tag,
  status: 200,
  params: tokenParams,
  produces: 'audio/mp4',
  errors: ['share_not_found', 'share_locked', 'audio_not_ready', 'range_not_satisfiable'],
})

export const getSharedPeaks = defineCall({
  method: 'GET',
  path: '/api/shared/:token/peaks',
  access: 'anyone',
  summary: 'The waveform of a shared note’s sound',
  tag,
  status: 200,
  params: tokenParams,
  output: peaksSchema,
  errors: ['share_not_found', 'share_locked', 'audio_not_ready'],
})
