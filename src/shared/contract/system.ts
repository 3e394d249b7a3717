import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { defineCall } from './call.ts'
import { ENGINE_IDS } from './transcribing.ts'

/** What the speech engines can do now, so that the interface can say so before the user records. */
export const speechStatusSchema = z.object({
  engines: z.array(
    z.object({
      id: z.enum(ENGINE_IDS),
      model: z.string(),
      ready: z.boolean(),
      draft: z.boolean(),
      needsNetwork: z.boolean(),
      /** Null means any language. */
      languages: z.array(languageSchema).nullable(),
      /** Whether waiting is enough: the engine is set up, or its model is being downloaded. */
      setUp: z.boolean(),
      /** What is missing and how to fix it, in the caller's language; null when ready. */
      problem: z.string().nullable(),
    }),
  ),
  /** Languages in which a passage can be transcribed again, because an engine that is ready can be told them. */
  passageLanguages: z.array(languageSchema),
  /** Whether a model is installed that tells speakers apart. */
  tellsSpeakers: z.boolean(),
})
export type SpeechStatus = z.infer<typeof speechStatusSchema>

export const getSpeechStatus = defineCall({
  method: 'GET',
  path: '/api/speech/status',
  access: 'user',
  summary: 'The speech engines and whether each is ready',
  tag: 'System',
  status: 200,
  output: speechStatusSchema,
  errors: [],
})

/** What the interface needs to know about this server and its operator. */
export const siteSchema = z.object({
  contactEmail: z.string().nullable(),
  /** The operator's name and address, as far as they are known. */
  company: z.object({ name: z.string().nullable(), address: z.string().nullable() }),
  /** Whether a mail server is set up, so that people are told about what is shared with them. */
  sendsEmail: z.boolean(),
  /** Where page views are reported once the visitor agrees; null means nowhere. */
  analytics: z.object({ measurementId: z.string(), scriptUrl: z.string() }).nullable(),
})
export type Site = z.infer<typeof siteSchema>

export const getSite = defineCall({
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  summary: 'Who runs the server, the contact address, whether it sends email, and where page views are reported',
  tag: 'System',
  status: 200,
  output: siteSchema,
  errors: [],
})
