import { z } from 'zod'

/** The environment variables that limit what one user or network may ask of a server. */
export const limitVariables = {
  RATE_LIMIT_SIGN_IN: z.coerce.number().int().min(1).default(10),
  RATE_LIMIT_UPLOADS: z.coerce.number().int().min(1).default(120),
  EVENT_STREAMS_PER_USER: z.coerce.number().int().min(1).max(10_000).default(20),
}

export interface LimitSettings {
  /** Wrong passwords for one account from one address in ten minutes. */
  signIn: number
  /** Uploads by one user in a minute. */
  uploads: number
  /** Event streams that one user may have open in one process. */
  eventStreams: number
}

export function readLimits(values: z.infer<z.ZodObject<typeof limitVariables>>): LimitSettings {
  return {
    signIn: values.RATE_LIMIT_SIGN_IN,
    uploads: values.RATE_LIMIT_UPLOADS,
    eventStreams: values.EVENT_STREAMS_PER_USER,
  }
}
