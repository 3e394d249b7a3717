import { z } from 'zod'

/** The body of every answer that is not 2xx. `message` is in the caller's language. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  /** Per field, by its path in the request: why it was refused. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Stands in the server's log beside the whole error. */
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
