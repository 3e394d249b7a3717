import { z } from 'zod'

/**
 * A message between processes that something of a user's has changed, never its content: listeners load the content
 * under its access policy.
 */
export const signalSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('note'), userId: z.string(), noteId: z.string() }),
  z.object({ type: z.literal('segment'), userId: z.string(), noteId: z.string(), index: z.number() }),
  z.object({ type: z.literal('live_text'), userId: z.string(), uploadId: z.string(), index: z.number() }),
  z.object({ type: z.literal('deleted'), userId: z.string(), noteId: z.string() }),
  z.object({ type: z.literal('comments'), userId: z.string(), noteId: z.string() }),
  z.object({ type: z.literal('notifications'), userId: z.string() }),
  z.object({ type: z.literal('presence'), userId: z.string(), noteId: z.string() }),
  z.object({ type: z.literal('account'), userId: z.string() }),
  z.object({ type: z.literal('items'), userId: z.string(), origin: z.string() }),
  z.object({ type: z.literal('signed_out'), userId: z.string() }),
])
export type Signal = z.infer<typeof signalSchema>
/** A signal that concerns a note, and so also the people it is shared with. */
export type NoteSignal = Extract<Signal, { noteId: string }>

/** `gap`: the connection was lost for a while, so signals may have been missed. */
export type BusEvent = Signal | { type: 'gap' }
