import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './kinds.ts'
import { cancelDownload, chooseModel, deleteModel, downloadModel, listModels } from './models.ts'
import { ENGINE_IDS } from './transcribing.ts'

const tag = 'Administration'

/** Queues in the order in which a recording passes through them. */
export const SHOWN_QUEUES = [
  'recording.transcribe',
  'note.prepare',
  'note.transcribe',
  'note.speakers',
  'note.analyse',
  'note.refine',
  'mail.send',
] as const

const systemStateSchema = z.object({
  storage: z.object({
    kind: z.enum(['fs', 's3']),
    isReachable: z.boolean(),
    /** Free bytes on the disk of the work folder. */
    freeBytes: z.number(),
  }),
  engines: z.array(
    z.object({ id: z.enum(ENGINE_IDS), model: z.string(), setUp: z.boolean(), problem: z.string().nullable() }),
  ),
  queues: z.array(
    z.object({
      queue: z.enum(SHOWN_QUEUES),
      ready: z.number(),
      delayed: z.number(),
      active: z.number(),
      /** Seconds since the oldest ready job could start. */
      oldestSeconds: z.number(),
    }),
  ),
  /** The moment whose state the newest backup holds; null: no backup was made. */
  lastBackup: z.object({ snapshotAt: z.iso.datetime(), sizeBytes: z.number(), isEncrypted: z.boolean() }).nullable(),
  failedNotes: z.object({
    total: z.number(),
    /** The newest ones. Only their owners may see their titles. */
    newest: z.array(
      z.object({ id: z.uuid(), ownerEmail: z.string(), createdAt: z.iso.datetime(), reason: z.string() }),
    ),
  }),
})
export type SystemState = z.infer<typeof systemStateSchema>

export const getSystemState = defineCall({
  method: 'GET',
  path: '/api/admin/system',
  access: 'admin',
  summary: 'Queues, speech engines, storage, the last backup, and failed notes without their content',
  tag,
  status: 200,
  output: systemStateSchema,
  errors: [],
})

export const retryNoteAsAdmin = defineCall({
  method: 'POST',
  path: '/api/admin/notes/:id/retry',
  access: 'admin',
  summary: 'Process a failed note again; does nothing if it has not failed',
  tag,
  status: 204,
  params: z.object({ id }),
  errors: ['note_not_found'],
})

const models = { access: 'admin', tag } as const
export const listAdminModels = defineCall({ ...listModels, ...models, path: '/api/admin/models' })
export const downloadAdminModel = defineCall({
  ...downloadModel,
  ...models,
  path: '/api/admin/models/:name/download',
})
export const cancelAdminDownload = defineCall({
  ...cancelDownload,
  ...models,
  path: '/api/admin/models/:name/download',
})
export const chooseAdminModel = defineCall({ ...chooseModel, ...models, path: '/api/admin/models/:name/choice' })
export const deleteAdminModel = defineCall({ ...deleteModel, ...models, path: '/api/admin/models/:name' })
