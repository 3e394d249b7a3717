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

export const speechModelSchema = z.object({
  /** What it is called by in settings and commands. */
  name: z.string(),
  title: z.string(),
  /** ISO 639-1 codes; null: not known, or a hundred and more. */
  languages: z.array(z.string()).nullable(),
  /** To download, about; null for a model of somebody's own. */
  bytes: z.int().nullable(),
  /** Main memory while it works, about. */
  memoryBytes: z.int().nullable(),
  /** Whether it is told of the user's names before it hears; otherwise they are put right afterwards. Null: not known. */
  takesTerms: z.boolean().nullable(),
  licence: z
    .object({
      /** By its short name, such as `MIT`. */
      name: z.string(),
      holder: z.string(),
      /** False where only the same publisher's other models are known to have it. */
      confirmed: z.boolean(),
    })
    .nullable(),
  /** Whether notes are transcribed with this one, now or once it is there. */
  chosen: z.boolean(),
  state: z.discriminatedUnion('status', [
    z.object({ status: z.literal('idle') }),
    z.object({ status: z.literal('ready') }),
    z.object({
      status: z.literal('downloading'),
      bytesDone: z.int(),
      bytesTotal: z.int(),
      /** Whether the caller may break it off. */
      cancellable: z.boolean(),
    }),
    z.object({
      status: z.literal('failed'),
      code: z.enum(MODEL_FAILURES),
      /** When it is tried again by itself; null: only when asked to. */
      nextTryAt: z.iso.datetime().nullable(),
    }),
  ]),
})
export type SpeechModel = z.infer<typeof speechModelSchema>

const modelListSchema = z.object({
  /** Whether the caller may fetch and delete models. */
  manageable: z.boolean(),
  models: z.array(speechModelSchema),
})
export type SpeechModelList = z.infer<typeof modelListSchema>

const modelParams = z.object({ name: nameInAddress() })
const tag = 'Speech models'

export const listModels = defineCall({
  method: 'GET',
  path: '/api/speech/models',
  access: 'user',
  summary: 'The local speech models: those that are here, and those that could be',
  tag,
  status: 200,
  output: modelListSchema,
  errors: [],
})

export const downloadModel = defineCall({
  method: 'POST',
  path: '/api/speech/models/:name/download',
  access: 'user',
  summary: 'Fetch a model in the background; one that is here or on its way stays as it is',
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
  summary: 'Break a download off; what came is kept, and the next one goes on from there',
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
