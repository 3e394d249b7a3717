// Over 250 lines: the shapes of an analysis, as it was found and as people have changed it, build on each other.
import { z } from 'zod'
import { PRIORITIES } from '#shared/choices.ts'
import { REVIEW_ITEMS } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { participantSchema } from './comments.ts'
import { id, integer, integerInAddress } from './kinds.ts'
import { sentimentSchema, timezoneSchema } from './notes.ts'

/** The words an item rests on and where they were said. There is no item without evidence. */
export const evidenceSchema = z.object({
  /** Verbatim from the transcript. */
  quote: z.string().min(1),
  /** Index of the sentence in the transcript that was analysed. */
  sentence: z.int().min(0),
  /** Seconds from the note's beginning. */
  start: z.number(),
  end: z.number(),
})
export type Evidence = z.infer<typeof evidenceSchema>

export const prioritySchema = z.enum(PRIORITIES)
export type Priority = z.infer<typeof prioritySchema>

/** A calendar day in the note's time zone, `YYYY-MM-DD`. */
export const daySchema = z.iso.date()

/** A day that somebody may have meant; `dateTime` and `end` are null without a time. */
const dateChoiceSchema = z.object({
  day: daySchema,
  dateTime: z.iso.datetime().nullable(),
  end: z.iso.datetime().nullable(),
})
export type DateChoice = z.infer<typeof dateChoiceSchema>

/**
 * What a person has to decide before an item counts: whether it is one at all (`kind`), or which of two days was meant
 * (`date`).
 */
export const doubtSchema = z.discriminatedUnion('about', [
  z.object({ about: z.literal('kind') }),
  z.object({ about: z.literal('date'), choices: z.array(dateChoiceSchema).length(2) }),
])
export type Doubt = z.infer<typeof doubtSchema>

/** The calibrated probability that an item was stated and is right. */
const confidence = z.number().min(0).max(1)

const pointSchema = z.object({ text: z.string().min(1), evidence: evidenceSchema })

export const actionItemSchema = z.object({
  title: z.string().min(1),
  description: z.string(),
  /** The person who has to do it: a name as spoken, `me` for the speaker, null if nobody was named. */
  who: z.string().nullable(),
  /** The person it was promised to: a name as spoken, `me` for the speaker, null if nobody was named. */
  counterpart: z.string().nullable(),
  /** The day it is due. Null if none was stated: a date is never guessed. */
  dueDate: daySchema.nullable(),
  /** The minute it is due, if one was stated. */
  dueAt: z.iso.datetime().nullable(),
  priority: prioritySchema,
  confidence,
  /** Null for an item that is certain. */
  doubt: doubtSchema.nullable(),
  evidence: evidenceSchema,
})
export type ActionItem = z.infer<typeof actionItemSchema>

export const calendarEventSchema = z.object({
  title: z.string().min(1),
  description: z.string(),
  /** The start as an instant. For an all-day event, midnight of `day` in the note's zone; null if no date was stated. */
  dateTime: z.iso.datetime().nullable(),
  end: z.iso.datetime().nullable(),
  /** The day of an all-day event, in the note's zone. */
  day: daySchema.nullable(),
  allDay: z.boolean(),
  place: z.string().nullable(),
  people: z.array(z.string()),
  confidence,
  /** Null for an item that is certain. */
  doubt: doubtSchema.nullable(),
  evidence: evidenceSchema,
})
export type CalendarEvent = z.infer<typeof calendarEventSchema>

/** How complete a note's analysis is: full, or what the Free plan includes (docs/product.md, section 3). */
export const ANALYSIS_DEPTHS = ['basic', 'full'] as const
export type AnalysisDepth = (typeof ANALYSIS_DEPTHS)[number]

/** What an analyst extracts from one transcript (docs/product.md, section 6). */
export const analysisContentSchema = z.object({
  title: z.string().min(1),
  summary: z.string(),
  keyPoints: z.array(pointSchema),
  tags: z.array(z.string().min(1)).max(7),
  sentiment: sentimentSchema,
  sentimentScore: z.int().min(1).max(5),
  actionItems: z.array(actionItemSchema),
  events: z.array(calendarEventSchema),
  decisions: z.array(pointSchema),
  questions: z.array(pointSchema),
})
export type AnalysisContent = z.infer<typeof analysisContentSchema>

/** Why a language model returned no analysis. */
export const ANALYSIS_FAILURES = [
  'refused_key',
  'no_credit',
  'rate_limited',
  'unavailable',
  'timeout',
  'refused',
  'truncated',
  'malformed',
  'rejected',
  'too_long',
  'stopped',
] as const
export type AnalysisFailure = (typeof ANALYSIS_FAILURES)[number]

/** The kinds of findings that a small model is asked for one after the other. */
export const FINDING_KINDS = ['actionItems', 'events', 'decisions', 'questions'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** The performance of the language model on a note. */
export const analysisUsageSchema = z.object({
  /** `provider/model`. */
  model: z.string(),
  /** If not null, the model failed and the analysis comes from the builtin analyst. */
  failure: z.enum(ANALYSIS_FAILURES).nullable(),
  /** The number of pieces in which the text was read, and how many of them the builtin analyst read. */
  parts: z.object({ total: z.int().min(1), builtin: z.int().min(0) }),
  /**
   * The kinds of findings that a small model has read only in part, because it left a question about them unanswered;
   * there the builtin analyst's findings are used. Absent for other models.
   */
  incomplete: z.array(z.enum(FINDING_KINDS)).optional(),
  /** The number of items left out because their quoted words are not in the text. */
  unsupported: z.int().min(0),
  /** The model's title or summary contained names or numbers that are not in the text, so the builtin one is used. */
  summaryReplaced: z.boolean(),
  /** The number of answers requested. */
  calls: z.int().min(0),
  /** Null if the service did not report it. */
  inputTokens: z.int().min(0).nullable(),
  outputTokens: z.int().min(0).nullable(),
  /** In the operator's currency; null if no prices are configured. */
  cost: z.number().min(0).nullable(),
})
export type AnalysisUsage = z.infer<typeof analysisUsageSchema>

/** A follow-up of a note in its current state, with the changes people have made to it. */
const noteFollowUpSchema = actionItemSchema.omit({ confidence: true, doubt: true }).extend({
  id: z.uuid(),
  isCompleted: z.boolean(),
  edited: z.boolean(),
  /** Null for a follow-up that was added by hand. */
  evidence: evidenceSchema.nullable(),
  /** Somebody else who is to do it, and has the note. Null for its owner. */
  assignee: participantSchema.nullable(),
})
export type NoteFollowUp = z.infer<typeof noteFollowUpSchema>

/** An event of a note in its current state. */
const noteEventSchema = calendarEventSchema
  .omit({ doubt: true })
  .extend({ id: z.uuid(), isAdded: z.boolean(), edited: z.boolean() })
export type NoteEvent = z.infer<typeof noteEventSchema>

const followUpToReviewSchema = noteFollowUpSchema.extend({ doubt: doubtSchema })
export type FollowUpToReview = z.infer<typeof followUpToReviewSchema>

const eventToReviewSchema = noteEventSchema.extend({ doubt: doubtSchema })
export type EventToReview = z.infer<typeof eventToReviewSchema>

/** The query of the deletion of an item. */
export const mistakeSchema = z.object({
  /** Whether it never was one: similar ones in later notes are then left out or asked about. */
  mistake: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
})

/** A person's answer about a doubtful item. */
export const reviewAnswerSchema = z.object({
  /** `undecided` takes an answer back. */
  answer: z.enum(['yes', 'no', 'undecided']),
  /** With `yes`, which of the days was meant; null for none of them. Without it the date stays as it was found. */
  choice: integer({ max: 1 }).nullable().optional(),
})
export type ReviewAnswer = z.infer<typeof reviewAnswerSchema>

/** The output of the analysis call: the content, who produced it and from which version of the text. */
export const noteAnalysisSchema = analysisContentSchema.extend({
  /** May include tags given by the user. */
  tags: z.array(z.string().min(1)),
  actionItems: z.array(noteFollowUpSchema),
  events: z.array(noteEventSchema),
  noteId: z.uuid(),
  depth: z.enum(ANALYSIS_DEPTHS),
  /** `builtin`, or the language model as `provider/model`. */
  analyst: z.string(),
  /** Null if no language model was used. */
  account: analysisUsageSchema.nullable(),
  transcriptVersion: z.int(),
  createdAt: z.iso.datetime(),
})
export type NoteAnalysis = z.infer<typeof noteAnalysisSchema>

const openedAnalysisSchema = noteAnalysisSchema.extend({
  /** Whether the user may change the follow-ups and events: they may edit the note, and its owner has Premium. */
  mayChangeItems: z.boolean(),
  /** What a person has to decide, for those who may decide it. Doubtful items are in no other field. */
  toReview: z.object({ tasks: z.array(followUpToReviewSchema), events: z.array(eventToReviewSchema) }),
})
export type OpenedAnalysis = z.infer<typeof openedAnalysisSchema>

export const getAnalysis = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/analysis',
  access: 'user',
  summary: 'Summary, key points, tags, sentiment, action items, events, decisions and open questions of a note',
  tag: 'Voice notes',
  status: 200,
  params: z.object({ id }),
  output: openedAnalysisSchema,
  errors: ['note_not_found', 'analysis_not_ready', 'nothing_to_analyse'],
})

const reviewSource = {
  note: z.object({ id: z.uuid(), title: z.string() }),
  /** The zone in which the note's times were said. */
  timezone: z.string(),
}

/** A doubtful follow-up or event of one of the user's own notes. */
const reviewItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('task'), item: followUpToReviewSchema, ...reviewSource }),
  z.object({ kind: z.literal('event'), item: eventToReviewSchema, ...reviewSource }),
])
export type ReviewItem = z.infer<typeof reviewItemSchema>

export const listReviewItems = defineCall({
  method: 'GET',
  path: '/api/review-items',
  access: 'premium',
  summary:
    "Doubtful tasks and events of the user's own notes that wait for an answer, of the newest note first; not those whose day is over by more than a week",
  tag: 'Follow-ups',
  status: 200,
  query: z.object({
    limit: integerInAddress({ min: 1, max: REVIEW_ITEMS.max }).default(REVIEW_ITEMS.standard),
    /** The zone that decides which day is today. Defaults to the zone in the settings, then to UTC. */
    timezone: timezoneSchema.optional(),
  }),
  output: z.object({ items: z.array(reviewItemSchema), total: z.int() }),
  errors: [],
})
