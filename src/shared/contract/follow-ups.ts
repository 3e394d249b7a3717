import { z } from 'zod'
import { MAX_DESCRIPTION_LENGTH, MAX_PERSON_NAME_LENGTH, MAX_TITLE_LENGTH, PAGE_SIZE } from '#shared/limits.ts'
import { daySchema, evidenceSchema, mistakeSchema, prioritySchema, reviewAnswerSchema } from './analysis.ts'
import { defineCall } from './call.ts'
import { participantSchema } from './comments.ts'
import { cursor, day, id, integerInAddress, moment, text, trimmedText } from './kinds.ts'
import { personSchema } from './note-access.ts'
import { timezoneSchema } from './notes.ts'

const title = trimmedText({ min: 1, max: MAX_TITLE_LENGTH })
const description = trimmedText({ max: MAX_DESCRIPTION_LENGTH })
const person = trimmedText({ min: 1, max: MAX_PERSON_NAME_LENGTH }).nullable()

/** A follow-up: found in a note, or added by hand. */
export const followUpSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** The person who has to do it: a name as spoken, `me` for the speaker, null if nobody was named. */
  who: z.string().nullable(),
  /** The person it was promised to: a name as spoken, `me` for the speaker, null if nobody was named. */
  counterpart: z.string().nullable(),
  priority: prioritySchema,
  /** The day it is due, in the note's time zone; null if none was stated. */
  dueDate: daySchema.nullable(),
  /** The minute it is due, if one was stated. */
  dueAt: z.iso.datetime().nullable(),
  /** IANA name of the time zone the note was recorded in; null for a follow-up without a note. */
  timezone: z.string().nullable(),
  isCompleted: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether the user has changed it. From then on no analysis changes it. */
  edited: z.boolean(),
  /** The note it was found in or added to. */
  note: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** Null for a follow-up that was added by hand. */
  evidence: evidenceSchema.nullable(),
  /** Somebody else who is to do it, with whom the note is shared. Null for its owner. */
  assignee: participantSchema.nullable(),
  /** The owner of somebody else's follow-up. To the assignee, it is a promise to them. */
  owner: personSchema.nullable(),
})
export type FollowUp = z.infer<typeof followUpSchema>

/** All follow-ups, those that the user or somebody else has to do (`isMine`), or those due today or earlier. */
const followUpSelectionSchema = z.enum(['all', 'mine', 'others', 'due'])
export type FollowUpSelection = z.infer<typeof followUpSelectionSchema>

const followUpCountsSchema = z.record(followUpSelectionSchema, z.int())
export type FollowUpCounts = z.infer<typeof followUpCountsSchema>

/** By priority, then by due date; or the other way round. */
const followUpOrderSchema = z.enum(['priority', 'due'])
export type FollowUpOrder = z.infer<typeof followUpOrderSchema>

const params = z.object({ id })
const tag = 'Follow-ups'

const followUpStatusSchema = z.enum(['all', 'pending', 'completed'])
export type FollowUpStatus = z.infer<typeof followUpStatusSchema>

const filter = z.object({
  status: followUpStatusSchema.default('all'),
  /** The zone that decides which day is today. Defaults to the zone in the settings, then to UTC. */
  timezone: timezoneSchema.optional(),
  /** Whether to leave out the user's follow-ups that somebody else is to do. */
  toDo: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
})

/** A user's own follow-ups, which are listed only with Premium, and those that others have assigned to them. */
export const listFollowUps = defineCall({
  method: 'GET',
  path: '/api/follow-ups',
  access: 'user',
  summary:
    'One page of tasks: pending before completed, then by priority (urgent first), then by due date, or by due date first; ' +
    '`Link` has the next page, `X-Total-Count` the total number',
  tag,
  status: 200,
  query: filter.extend({
    of: followUpSelectionSchema.default('all'),
    order: followUpOrderSchema.default('priority'),
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.max),
    cursor: cursor.optional(),
  }),
  output: z.array(followUpSchema),
  errors: ['bad_request'],
})

export const countFollowUps = defineCall({
  method: 'GET',
  path: '/api/follow-ups/counts',
  access: 'user',
  summary: 'The number of tasks: all, the user’s, other people’s, and due',
  tag,
  status: 200,
  query: filter,
  output: followUpCountsSchema,
  errors: [],
})

/** The plan of the note's owner counts for its follow-ups, whoever changes them. */
export const createFollowUp = defineCall({
  method: 'POST',
  path: '/api/follow-ups',
  access: 'user',
  summary: 'Add a task by hand',
  tag,
  status: 201,
  body: z.object({
    title,
    description: description.default(''),
    who: person.default(null),
    counterpart: person.default(null),
    priority: prioritySchema.default('medium'),
    dueDate: day.nullable().default(null),
    noteId: id.nullable().default(null),
  }),
  output: followUpSchema,
  errors: ['note_not_found', 'forbidden', 'premium_required'],
})

export const updateFollowUp = defineCall({
  method: 'PATCH',
  path: '/api/follow-ups/:id',
  access: 'user',
  summary: 'Change or complete a task; omitted fields stay unchanged',
  tag,
  status: 200,
  params,
  body: z.object({
    title: title.optional(),
    description: description.optional(),
    who: person.optional(),
    counterpart: person.optional(),
    priority: prioritySchema.optional(),
    dueDate: day.nullable().optional(),
    /** The minute on that day. Not allowed without `dueDate`, which otherwise clears it. */
    dueAt: moment.nullable().optional(),
    isCompleted: z.boolean().optional(),
    /** Only allowed with `isCompleted: true`. Defaults to now. */
    completedAt: moment.nullable().optional(),
  }),
  output: followUpSchema,
  errors: ['follow_up_not_found', 'forbidden', 'premium_required'],
})

/** The longest id of a user. */
const MAX_USER_ID_LENGTH = 100
const userId = text({ min: 1, max: MAX_USER_ID_LENGTH }).nullable()

export const assignFollowUp = defineCall({
  method: 'PUT',
  path: '/api/follow-ups/:id/assignee',
  access: 'user',
  summary: 'Assign a task of a shared note to somebody who has opened the note, or give it back to its owner',
  tag,
  status: 200,
  params,
  body: z.object({
    /** Null for the owner. */
    assigneeId: userId,
    /** The assignee on the user's screen. If it has changed meanwhile, the call changes nothing. */
    previousId: userId,
  }),
  output: followUpSchema,
  errors: ['follow_up_not_found', 'forbidden', 'premium_required', 'assigned_meanwhile'],
})

export const deleteFollowUp = defineCall({
  method: 'DELETE',
  path: '/api/follow-ups/:id',
  access: 'user',
  summary: 'Delete a task; it can be restored',
  tag,
  status: 204,
  params,
  query: mistakeSchema,
  errors: ['follow_up_not_found', 'forbidden', 'premium_required'],
})

export const restoreFollowUp = defineCall({
  method: 'POST',
  path: '/api/follow-ups/:id/restore',
  access: 'user',
  summary: 'Restore a deleted task',
  tag,
  status: 200,
  params,
  output: followUpSchema,
  errors: ['follow_up_not_found', 'forbidden', 'premium_required'],
})

export const reviewFollowUp = defineCall({
  method: 'POST',
  path: '/api/follow-ups/:id/review',
  access: 'user',
  summary: 'Say whether a doubtful task is one, and on which day; or take the answer back',
  tag,
  status: 204,
  params,
  body: reviewAnswerSchema,
  errors: ['follow_up_not_found', 'forbidden', 'premium_required'],
})
