import { z } from 'zod'
import { PRIORITIES } from '#shared/choices.ts'

// Limits are left to our own checks, because services that enforce a schema reject many of them.

const restsOn = {
  sentence: z.number().describe('Number of the sentence that says so'),
  quote: z.string().describe('The words that say so, copied from that sentence letter by letter'),
}
const pointSchema = z.object({ text: z.string(), ...restsOn })
const dateWords = z
  .string()
  .nullable()
  .describe('All words of the transcript that say when, copied letter by letter, "..." for words between; else null')

const namesUsed = z.array(z.string()).describe('Every name of a person, company or place in your title and summary')

/** The answer about one part of a transcript. */
export const partAnswerSchema = z.object({
  firstSentence: z.number().describe('Number of the first sentence of the transcript'),
  lastSentence: z.number().describe('Number of the last sentence of the transcript'),
  title: z.string(),
  summary: z.string(),
  names: namesUsed,
  tags: z.array(z.string()),
  sentimentScore: z.number().describe('1 very negative, 3 neutral, 5 very positive'),
  keyPoints: z.array(pointSchema),
  actionItems: z.array(
    z.object({
      title: z.string().describe('What is to be done, beginning with a verb'),
      description: z.string().describe('What else was said about it; may be empty'),
      who: z.string().nullable().describe('Name as spoken; "me" for the speaker; null where nobody was named'),
      counterpart: z
        .string()
        .nullable()
        .describe('To whom it was promised: name as spoken; "me" for the speaker; null where it was not said'),
      dateWords,
      priority: z.enum(PRIORITIES),
      ...restsOn,
    }),
  ),
  events: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      dateWords,
      place: z.string().nullable().describe('As spoken'),
      people: z.array(z.string()).describe('Names as spoken'),
      confidence: z.number().describe('0 to 1'),
      ...restsOn,
    }),
  ),
  decisions: z.array(pointSchema),
  questions: z.array(pointSchema),
})
export type PartAnswer = z.infer<typeof partAnswerSchema>

/** The answer about the summaries of all parts. */
export const overviewSchema = z.object({
  title: z.string(),
  summary: z.string(),
  names: namesUsed,
  tags: z.array(z.string()),
})
export type Overview = z.infer<typeof overviewSchema>
