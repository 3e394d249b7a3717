import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { defineCall } from './call.ts'
import { sentenceSchema, voiceNoteSchema } from './notes.ts'
import { liveSegmentSchema } from './uploads.ts'

/**
 * What the server sends to a signed-in browser as it happens. `note` carries the note without its text (`transcription`
 * is left out). `sentences` carries the whole text of one newly recognised segment and replaces any earlier text of it.
 * `live_text` carries a segment of a recording in progress, by the idempotency key of its upload. `comments` says that the comments on a note have changed, `presence` who has it open, `notifications` the user's
 * notifications, `account` their plan, and `items` that the user has changed a follow-up or event on the page named as
 * `origin`. None of these carries content.
 */
export const streamEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('note'), note: voiceNoteSchema.omit({ transcription: true }) }),
  z.object({
    type: z.literal('sentences'),
    noteId: z.uuid(),
    segment: z.int(),
    sentences: z.array(sentenceSchema),
  }),
  z.object({ type: z.literal('live_text'), recording: z.string(), segment: liveSegmentSchema }),
  z.object({ type: z.literal('deleted'), noteId: z.uuid() }),
  z.object({ type: z.literal('comments'), noteId: z.uuid() }),
  z.object({ type: z.literal('notifications') }),
  z.object({ type: z.literal('presence'), noteId: z.uuid() }),
  z.object({ type: z.literal('account') }),
  z.object({ type: z.literal('items'), origin: z.string() }),
])
export type StreamEvent = z.infer<typeof streamEventSchema>

export const openStream = defineCall({
  method: 'GET',
  path: '/api/stream',
  access: 'user',
  summary: 'Server-sent events of the signed-in user; each `data` is one StreamEvent',
  tag: 'Stream',
  status: 200,
  // An EventSource can't set headers, so the URL carries the language of messages.
  query: z.object({ language: languageSchema.optional() }),
  produces: 'text/event-stream',
  errors: [],
})
