import { z } from 'zod'
import { MAX_DESCRIPTION_LENGTH, MAX_PERSON_NAME_LENGTH, MAX_TITLE_LENGTH, PAGE_SIZE } from '#shared/limits.ts'
import { daySchema, evidenceSchema, prioritySchema } from './analysis.ts'
import { defineCall } from './call.ts'
import { cursor, day, id, integerInAddress, moment, trimmedText } from './kinds.ts'
import { timezoneSchema } from './notes.ts'

const title = trimmedText({ min: 1, max: MAX_TITLE_LENGTH })
const description = trimmedText({ max: MAX_DESCRIPTION_LENGTH })
const person = trimmedText({ min: 1, max: MAX_PERSON_NAME_LENGTH }).nullable()

/** A task: found in a note, or written down by a person. */
export const followUpSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** Who is to do it: a name as spoken, `me` for the speaker, null where nobody was named. */
  who: z.string().nullable(),
  /** To whom it was promised: a name as spoken, `me` for the speaker, null where nobody was named. */
  counterpart: z.string().nullable(),
  priority: prioritySchema,
  /** The day it is due, in the zone it was spoken in; null where none was stated. */
  dueDate: daySchema.nullable(),
  /** The minute it is due, where one was stated. */
  dueAt: z.iso.datetime().nullable(),
  isCompleted: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether a person has changed it: no analysis does from then on. */
  edited: z.boolean(),
  /** The note it was found in, or that it was written down for. */
  note: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** Null for a task that a person wrote down. */
  evidence: evidenceSchema.nullable(),
})
export type FollowUp = z.infer<typeof followUpSchema>

/** All, by whose promise it is, or what is due today at the latest. */
const segmentSchema = z.enum(['all', 'i_owe', 'owed_to_me', 'due'])
export type CommitmentFilter = z.infer<typeof segmentSchema>

const taskCountsSchema = z.record(segmentSchema, z.int())
export type TaskCounts = z.infer<typeof taskCountsSchema>

const params = z.object({ id })
const tag = 'Follow-ups'

const filter = z.object({
  status: z.enum(['all', 'pending', 'completed']).default('all'),
  /** Where it is today; absent: the zone of the settings, else UTC. */
  timezone: timezoneSchema.optional(),
})

export const listFollowUps = defineCall({
  method: 'GET',
  path: '/api/follow-ups',
  access: 'premium',
  summary:
    'One page of tasks: pending before completed, then by priority (urgent first), then by due date; the next page in ' +
    '`Link`, the number of all in `X-Total-Count`',
  tag,
  status: 200,
  query: filter.extend({
    of: segmentSchema.default('all'),
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.max),
    cursor: cursor.optional(),
  }),
  output: z.array(followUpSchema),
  errors: ['bad_request'],
})

export const countFollowUps = defineCall({
  method: 'GET',
  path: '/api/follow-ups/counts',
  access: 'premium',
  summary: 'How many tasks there are, of either direction, and due',
  tag,
  status: 200,
  query: filter,
  output: taskCountsSchema,
  errors: [],
})

export const createFollowUp = defineCall({
  method: 'POST',
  path: '/api/follow-ups',
  access: 'premium',
  summary: 'Write down a task by hand',
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
  errors: ['note_not_found'],
})

export const updateFollowUp = defineCall({
  method: 'PATCH',
  path: '/api/follow-ups/:id',
  access: 'premium',
  summary: 'Change or complete a task; what is left out stays as it is',
  tag,
  status: 200,
  params,
  body: z.object({
    title: title.optional(),
    description: description.optional(),
    who: person.optional(),
    counterpart: person.optional(),
    priority: prioritySchema.optional(),
    /** Takes the hour of `dueAt` with it. */
    dueDate: day.nullable().optional(),
    isCompleted: z.boolean().optional(),
    /** Only with `isCompleted: true`; absent: now. */
    completedAt: moment.nullable().optional(),
  }),
  output: followUpSchema,
  errors: ['follow_up_not_found'],
})

export const deleteFollowUp = defineCall({
  method: 'DELETE',
  path: '/api/follow-ups/:id',
  access: 'premium',
  summary: 'Delete a task; it can be restored',
  tag,
  status: 204,
  params,
  errors: ['follow_up_not_found'],
})

export const restoreFollowUp = defineCall({
  method: 'POST',
  path: '/api/follow-ups/:id/restore',
  access: 'premium',
  summary: 'Bring a deleted task back',
  tag,
  status: 200,
  params,
  output: followUpSchema,
  errors: ['follow_up_not_found'],
})
