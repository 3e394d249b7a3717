import { z } from 'zod'
import { defineCall } from './call.ts'
import { nameInAddress } from './kinds.ts'

/** Why a model could not be fetched. */
export const MODEL_FAILURES = [
  'unknown_model',
  'unreachable',
  'not_found',
  'refused',
  'interrupted',
  'not_a_model',
  'wrong_size',
  'wrong_checksum',
  'disk_full',
  'busy',
  'incomplete',
] as const

/** What a model does: transcribe what was spoken, analyse what was transcribed, or tell who spoke. */
export const MODEL_KINDS = ['speech', 'language', 'speakers'] as const
export type ModelKind = (typeof MODEL_KINDS)[number]

export const localModelSchema = z.object({
  kind: z.enum(MODEL_KINDS),
  /** Its name in settings and commands. */
  name: z.string(),
  title: z.string(),
  /** ISO 639-1 codes; null if unknown, or if there are more than a hundred. */
  languages: z.array(z.string()).nullable(),
  /** Approximate size of the download; null for a model the operator brought. */
  bytes: z.int().nullable(),
  /** Approximate main memory in use while the model works. */
  memoryBytes: z.int().nullable(),
  /**
   * Whether the model is given the user's terms before it transcribes; otherwise they are corrected afterwards. Null if
   * unknown.
   */
  takesTerms: z.boolean().nullable(),
  /** Whether a speech model can be told the language; null if unknown. */
  takesLanguage: z.boolean().nullable(),
  licence: z
    .object({
      /** Short name of the licence, such as `MIT`. */
      name: z.string(),
      holder: z.string(),
      /** False if only other models of the same publisher are known to have this licence. */
      confirmed: z.boolean(),
    })
    .nullable(),
  /** Public tests by its makers or by others: how many words of a speech model's text were wrong. We measured none. */
  errorRates: z.array(
    z.object({
      /** ISO 639-1. */
      language: z.string(),
      /** Wrong words per hundred. */
      percent: z.number(),
      /** Name of the recordings. */
      testSet: z.string(),
      /** Null: its makers. */
      measuredBy: z.string().nullable(),
      /** The page that states it. */
      source: z.object({ title: z.string(), url: z.string() }),
    }),
  ),
  /** Whether this is the model of its kind that notes are processed with, now or as soon as it is installed. */
  chosen: z.boolean(),
  /** Bytes of an unfinished download that are kept for the next one; deleting the model deletes them. */
  keptBytes: z.int(),
  /** Whether it can be chosen instead of the one in use. */
  choosable: z.boolean(),
  state: z.discriminatedUnion('status', [
    z.object({ status: z.literal('idle') }),
    z.object({ status: z.literal('ready') }),
    z.object({
      status: z.literal('downloading'),
      bytesDone: z.int(),
      bytesTotal: z.int(),
      /** Whether the user may cancel the download. */
      cancellable: z.boolean(),
    }),
    z.object({
      status: z.literal('failed'),
      code: z.enum(MODEL_FAILURES),
      /** Time of the next automatic attempt; null if it is only retried on request. */
      nextTryAt: z.iso.datetime().nullable(),
    }),
  ]),
})
export type LocalModelInfo = z.infer<typeof localModelSchema>

const modelListSchema = z.object({
  /** Whether the user may download and delete models. */
  manageable: z.boolean(),
  /**
   * Whether language models are used. They are not if a service or no language model is configured, or if this machine
   * can't run any.
   */
  languageModels: z.enum(['used', 'service', 'off', 'unsupported']),
  models: z.array(localModelSchema),
})
export type LocalModelList = z.infer<typeof modelListSchema>

const modelParams = z.object({ name: nameInAddress() })
const tag = 'Local models'

export const listModels = defineCall({
  method: 'GET',
  path: '/api/speech/models',
  access: 'user',
  summary: 'The local models, installed and available',
  tag,
  status: 200,
  output: modelListSchema,
  errors: [],
})

export const downloadModel = defineCall({
  method: 'POST',
  path: '/api/speech/models/:name/download',
  access: 'user',
  summary: 'Download a model in the background; does nothing if it is installed or being downloaded',
  tag,
  status: 202,
  params: modelParams,
  output: modelListSchema,
  errors: ['forbidden', 'not_found'],
})

export const cancelDownload = defineCall({
  method: 'DELETE',
  path: '/api/speech/models/:name/download',
  access: 'user',
  summary: 'Cancel a download; the next one continues from where it stopped',
  tag,
  status: 200,
  params: modelParams,
  output: modelListSchema,
  errors: ['forbidden', 'not_found'],
})

export const chooseModel = defineCall({
  method: 'PUT',
  path: '/api/speech/models/:name/choice',
  access: 'user',
  summary: 'Use an installed model instead of the others of its kind',
  tag,
  status: 200,
  params: modelParams,
  output: modelListSchema,
  errors: ['forbidden', 'not_found'],
})

export const deleteModel = defineCall({
  method: 'DELETE',
  path: '/api/speech/models/:name',
  access: 'user',
  summary: 'Delete a model’s files',
  tag,
  status: 200,
  params: modelParams,
  output: modelListSchema,
  errors: ['forbidden', 'not_found', 'model_busy'],
})
