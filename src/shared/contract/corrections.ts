import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './kinds.ts'

/**
 * What a person said about something found in a note: that it is a follow-up or an event, that it isn't, or who has to
 * do the follow-up.
 */
export const CORRECTION_KINDS = ['task', 'not_task', 'event', 'not_event', 'owner'] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]

const correctionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(CORRECTION_KINDS),
  /** The title of the corrected item, as it was found. */
  title: z.string(),
  /** The person who has to do it: a name, `me` for the speaker. Null for the other kinds. */
  owner: z.string().nullable(),
  /** The note it was found in; null if that has been deleted. */
  note: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
})
export type Correction = z.infer<typeof correctionSchema>

export const listCorrections = defineCall({
  method: 'GET',
  path: '/api/corrections',
  access: 'user',
  summary: 'What the analysis has learnt from the user’s corrections, newest first',
  tag: 'Corrections',
  status: 200,
  output: z.object({ corrections: z.array(correctionSchema) }),
  errors: [],
})

export const deleteCorrection = defineCall({
  method: 'DELETE',
  path: '/api/corrections/:id',
  access: 'user',
  summary: 'Forget a correction: later notes are analysed without it; the corrected item stays as it is',
  tag: 'Corrections',
  status: 204,
  params: z.object({ id }),
  errors: [],
})
