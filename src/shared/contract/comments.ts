import { z } from 'zod'
import { COMMENT_LIMITS, PAGE_SIZE } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { cursor, id, integer, integerInAddress, trimmedText } from './kinds.ts'

const tag = 'Comments'
const params = z.object({ id })

/** Somebody who has the note, as the others see them. */
export const participantSchema = z.object({
  /** The user id that a mention contains. */
  id: z.string(),
  /** The beginning of their address if they gave no name. */
  name: z.string(),
})
export type Participant = z.infer<typeof participantSchema>

const commentSchema = z.object({
  id: z.uuid(),
  /** Null if the comment was deleted; it keeps its place while it has replies. */
  author: participantSchema.nullable(),
  /** Plain text with mentions written `@[name](user id)`; the name is empty if their account is gone. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** Whether it is somebody else's and the user has not seen it yet. */
  unread: z.boolean(),
  /** What the user may do with it. */
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type NoteComment = z.infer<typeof commentSchema>

/** The sentence a thread is about. */
const anchorSchema = z.object({
  /** The sentence's words when the thread was started. */
  quote: z.string(),
  /** Seconds from the beginning of the note, at that time. */
  start: z.number(),
  /** The newest version of the transcript, and the sentence's index in it; null if the sentence has gone. */
  version: z.int(),
  sentence: z.int().nullable(),
})

const threadSchema = commentSchema.extend({
  /** Null for a thread about the whole note. */
  anchor: anchorSchema.nullable(),
  resolvedAt: z.iso.datetime().nullable(),
  /** Oldest first. */
  replies: z.array(commentSchema),
})
export type CommentThread = z.infer<typeof threadSchema>

/** What a comment says. */
const body = z.object({
  text: trimmedText({ min: 1, max: COMMENT_LIMITS.length }),
})

export const listComments = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/comments',
  access: 'user',
  summary: 'One page of the threads on a note, newest first, each with its replies',
  tag,
  status: 200,
  params,
  query: z.object({
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.standard),
    cursor: cursor.optional(),
  }),
  output: z.array(threadSchema),
  errors: ['note_not_found', 'bad_request'],
})

export const getCommentSummary = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/comments/summary',
  access: 'user',
  summary: 'How many threads on a note are open, and how many comments the user has not seen',
  tag,
  status: 200,
  params,
  output: z.object({ threads: z.int(), open: z.int(), unread: z.int() }),
  errors: ['note_not_found'],
})

export const startThread = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/comments',
  access: 'user',
  summary: 'Comment on a note or on one of its sentences',
  tag,
  status: 201,
  params,
  body: body.extend({
    /** A sentence of a stored version of the transcript; left out for the whole note. */
    anchor: z.object({ version: integer({ min: 1 }), sentence: integer() }).optional(),
  }),
  output: threadSchema,
  errors: ['note_not_found', 'forbidden', 'comments_full', 'too_many_requests'],
})

export const markCommentsRead = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/comments/read',
  access: 'user',
  summary: 'Record that the user has seen these comments',
  tag,
  status: 204,
  params,
  body: z.object({ ids: z.array(id).max(1000) }),
  errors: ['note_not_found'],
})

export const listParticipants = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/participants',
  access: 'user',
  summary: 'The people who can be mentioned and assigned: the owner of a note, and those who have opened it',
  tag,
  status: 200,
  params,
  output: z.array(participantSchema.extend({ isOwner: z.boolean() })),
  errors: ['note_not_found', 'forbidden'],
})

export const replyToComment = defineCall({
  method: 'POST',
  path: '/api/comments/:id/replies',
  access: 'user',
  summary: 'Reply in a thread, by the id of its first comment',
  tag,
  status: 201,
  params,
  body,
  output: commentSchema,
  errors: ['comment_not_found', 'forbidden', 'comments_full', 'too_many_requests'],
})

export const editComment = defineCall({
  method: 'PATCH',
  path: '/api/comments/:id',
  access: 'user',
  summary: 'Change the text of one’s own comment',
  tag,
  status: 200,
  params,
  body,
  output: commentSchema,
  errors: ['comment_not_found', 'forbidden', 'too_many_requests'],
})

export const resolveThread = defineCall({
  method: 'PUT',
  path: '/api/comments/:id/resolved',
  access: 'user',
  summary: 'Resolve or reopen a thread, by the id of its first comment',
  tag,
  status: 204,
  params,
  body: z.object({ resolved: z.boolean() }),
  errors: ['comment_not_found', 'forbidden'],
})

export const deleteComment = defineCall({
  method: 'DELETE',
  path: '/api/comments/:id',
  access: 'user',
  summary: 'Delete one’s own comment, or any comment on one’s own note; the first of a thread stays as deleted',
  tag,
  status: 204,
  params,
  errors: ['comment_not_found', 'forbidden'],
})
