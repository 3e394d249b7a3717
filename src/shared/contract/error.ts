import { z } from 'zod'

/** The body of every answer that is not 2xx. `message` is in the caller's language. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  /** Why a field was refused, by the field's path in the request. */
  fields: z.record(z.string(), z.string()).optional(),
  /** What a client needs in order to go on, for the codes that have it: an `EditConflict` or an `UploadState`. */
  details: z.record(z.string(), z.unknown()).optional(),
  /** The server logs the whole error under this id. */
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
