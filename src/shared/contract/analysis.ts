import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './kinds.ts'
import { sentimentSchema } from './notes.ts'

/** The words that an item rests on and where they were said; an item without evidence does not exist. */
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

/** A point in time, or a whole day, in the note's own time zone. */
export const PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const
export const prioritySchema = z.enum(PRIORITIES)
export type Priority = z.infer<typeof prioritySchema>

/** A calendar day in the note's time zone, `YYYY-MM-DD`. */
export const daySchema = z.iso.date()

const pointSchema = z.object({ text: z.string().min(1), evidence: evidenceSchema })

export const actionItemSchema = z.object({
  title: z.string().min(1),
  description: z.string(),
  /** Who is to do it: a name as spoken, `me` for the speaker, null where nobody was named. */
  who: z.string().nullable(),
  /** To whom it was promised: a name as spoken, `me` for the speaker, null where nobody was named. */
  counterpart: z.string().nullable(),
  /** The day it is due; null where none was stated: a date is never guessed. */
  dueDate: daySchema.nullable(),
  /** The minute it is due, where one was stated. */
  dueAt: z.iso.datetime().nullable(),
  priority: prioritySchema,
  evidence: evidenceSchema,
})
export type ActionItem = z.infer<typeof actionItemSchema>

export const calendarEventSchema = z.object({
  title: z.string().min(1),
  description: z.string(),
  /** Begin as an instant; for an all-day event midnight of `day` in the note's zone; null where no date was stated. */
  dateTime: z.iso.datetime().nullable(),
  end: z.iso.datetime().nullable(),
  /** The day of an all-day event, in the note's zone. */
  day: daySchema.nullable(),
  allDay: z.boolean(),
  place: z.string().nullable(),
  people: z.array(z.string()),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  evidence: evidenceSchema,
})
export type CalendarEvent = z.infer<typeof calendarEventSchema>

/** How much of an analysis a note has: all of it, or what the Free plan gives (docs/product.md, section 3). */
export const ANALYSIS_DEPTHS = ['basic', 'full'] as const
export type AnalysisDepth = (typeof ANALYSIS_DEPTHS)[number]

/** What an analyst draws from one transcript (docs/product.md, section 6). */
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

/** Why a language model gave no analysis. */
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
] as const
export type AnalysisFailure = (typeof ANALYSIS_FAILURES)[number]

/** How a language model fared with a note. */
export const analysisUsageSchema = z.object({
  /** `provider/model`. */
  model: z.string(),
  /** Not null: the model failed, and the analysis is the builtin analyst's. */
  failure: z.enum(ANALYSIS_FAILURES).nullable(),
  /** Pieces that the text was read in, and how many of them the builtin analyst read. */
  parts: z.object({ total: z.int().min(1), builtin: z.int().min(0) }),
  /** Items left out because the words they rest on are not in the text. */
  unsupported: z.int().min(0),
  /** The model's title or summary told of names or numbers that are not in the text; the builtin one stands. */
  summaryReplaced: z.boolean(),
  /** Answers asked for. */
  calls: z.int().min(0),
  /** Null where the service did not say. */
  inputTokens: z.int().min(0).nullable(),
  outputTokens: z.int().min(0).nullable(),
  /** In the operator's currency; null where no prices are configured. */
  cost: z.number().min(0).nullable(),
})
export type AnalysisUsage = z.infer<typeof analysisUsageSchema>

/** A task of a note as it stands now, with what a person has made of it. */
const noteTaskSchema = actionItemSchema.extend({
  id: z.uuid(),
  isCompleted: z.boolean(),
  edited: z.boolean(),
  /** Null for a task that a person wrote down. */
  evidence: evidenceSchema.nullable(),
})
export type NoteTask = z.infer<typeof noteTaskSchema>

/** An event of a note as it stands now. */
const noteEventSchema = calendarEventSchema.extend({ id: z.uuid(), isAdded: z.boolean(), edited: z.boolean() })
export type NoteEvent = z.infer<typeof noteEventSchema>

/** The answer of the analysis call: the content, and who drew it from which text. */
export const noteAnalysisSchema = analysisContentSchema.extend({
  /** A person may have given more of them. */
  tags: z.array(z.string().min(1)),
  actionItems: z.array(noteTaskSchema),
  events: z.array(noteEventSchema),
  noteId: z.uuid(),
  depth: z.enum(ANALYSIS_DEPTHS),
  /** `builtin`, or the language model as `provider/model`. */
  analyst: z.string(),
  /** Null where no language model was asked. */
  account: analysisUsageSchema.nullable(),
  transcriptVersion: z.int(),
  createdAt: z.iso.datetime(),
})
export type NoteAnalysis = z.infer<typeof noteAnalysisSchema>

export const getAnalysis = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/analysis',
  access: 'user',
  summary: 'Summary, key points, tags, sentiment, action items, events, decisions and open questions of a note',
  tag: 'Voice notes',
  status: 200,
  params: z.object({ id }),
  output: noteAnalysisSchema,
  errors: ['note_not_found', 'analysis_not_ready', 'nothing_to_analyse'],
})
