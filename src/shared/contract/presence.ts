import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './kinds.ts'

const tag = 'Presence'

/** Somebody else who has a note open. */
const presentPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether they have the editor of its text open. */
  editing: z.boolean(),
})
export type PresentPerson = z.infer<typeof presentPersonSchema>

export const announcePresence = defineCall({
  method: 'PUT',
  path: '/api/voice-notes/:id/presence/:tab',
  access: 'user',
  summary: 'Say that a page has a note open, repeated as long as it has; answers who else has',
  tag,
  status: 200,
  /** The page makes up the id `tab`. */
  params: z.object({ id, tab: id }),
  body: z.object({ editing: z.boolean() }),
  output: z.array(presentPersonSchema),
  errors: ['note_not_found'],
})

export const endPresence = defineCall({
  method: 'DELETE',
  path: '/api/voice-notes/:id/presence/:tab',
  access: 'user',
  summary: 'Say that a page no longer has a note open',
  tag,
  status: 204,
  params: z.object({ id, tab: id }),
  errors: ['note_not_found'],
})
