import { z } from 'zod'
import { MAX_EMAIL_LENGTH, PAGE_SIZE, SHARE_LIMITS } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { cursor, id, integerInAddress } from './kinds.ts'
import { permissionSchema, personSchema } from './note-access.ts'

const tag = 'Sharing with people'
const noteParams = z.object({ id })

/** A person a note is shared with, as its owner sees them. Nothing in it tells whether the address has an account. */
const noteShareSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** Null until they have opened the note; empty if they gave no name. */
  name: z.string().nullable(),
  permission: permissionSchema,
  createdAt: z.iso.datetime(),
  /** When they first and last opened the note; null if they have not. */
  openedAt: z.iso.datetime().nullable(),
  lastOpenedAt: z.iso.datetime().nullable(),
  /**
   * Why the email about it has not reached a mail server, and since when; null if nothing is known to be wrong, or they
   * have opened the note. `delayed`: it is being retried; `failed`: it was given up; `no_server`: this server sends no
   * email.
   */
  emailTrouble: z.object({ kind: z.enum(['delayed', 'failed', 'no_server']), since: z.iso.datetime() }).nullable(),
})
export type NoteShare = z.infer<typeof noteShareSchema>

/** A shared note in the lists of the Team screen. */
const sharedItemSchema = noteShareSchema.omit({ emailTrouble: true }).extend({
  note: z.object({
    id: z.uuid(),
    title: z.string(),
    recordedAt: z.iso.datetime(),
    /** In seconds; null until the audio has been decoded. */
    duration: z.number().nullable(),
  }),
  sharedBy: personSchema,
})
export type SharedItem = z.infer<typeof sharedItemSchema>

const emailSchema = z.email().max(MAX_EMAIL_LENGTH).toLowerCase()

export const shareNote = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/shares',
  access: 'premium',
  summary:
    'Share a note with people by email address; those it is shared with already get the new permission, and the email ' +
    'again if it could not be sent',
  tag,
  status: 200,
  params: noteParams,
  body: z.object({
    emails: z.array(emailSchema).min(1).max(SHARE_LIMITS.atOnce),
    permission: permissionSchema,
  }),
  output: z.array(noteShareSchema),
  errors: ['note_not_found', 'forbidden', 'shares_full', 'too_many_requests'],
})

export const listNoteShares = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/shares',
  access: 'user',
  summary: 'The people a note is shared with, in the order they were invited',
  tag,
  status: 200,
  params: noteParams,
  output: z.array(noteShareSchema),
  errors: ['note_not_found', 'forbidden'],
})

export const updateNoteShare = defineCall({
  method: 'PATCH',
  path: '/api/note-shares/:id',
  access: 'premium',
  summary: 'Change what a person may do with a note',
  tag,
  status: 200,
  params: z.object({ id }),
  body: z.object({ permission: permissionSchema }),
  output: noteShareSchema,
  errors: ['note_share_not_found'],
})

export const endNoteShare = defineCall({
  method: 'DELETE',
  path: '/api/note-shares/:id',
  access: 'user',
  summary: 'Withdraw a note from a person, or leave a note that somebody shared',
  tag,
  status: 204,
  params: z.object({ id }),
  errors: ['note_share_not_found'],
})

export const listSharedNotes = defineCall({
  method: 'GET',
  path: '/api/note-shares',
  access: 'user',
  summary: 'Notes the user has shared with people, or that are shared with them, newest first',
  tag,
  status: 200,
  query: z.object({
    direction: z.enum(['by_me', 'with_me']),
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.standard),
    cursor: cursor.optional(),
  }),
  output: z.array(sharedItemSchema),
  errors: ['bad_request'],
})
