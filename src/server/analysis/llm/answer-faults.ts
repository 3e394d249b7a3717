import { z } from 'zod'

/** The maximum length of the errors sent back to the model, in characters. */
const MAX_FAULTS = 2000

/** Tells a model how to answer if its service does not enforce a schema or the model cannot see the schema's descriptions. */
export function describeShape(schema: z.ZodType): string {
  return `Answer with one JSON object, and nothing else, of this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`
}

/** Returns the errors of an answer. */
export function describeFaults(reason: unknown): string {
  if (reason instanceof z.ZodError) return z.prettifyError(reason).slice(0, MAX_FAULTS)
  return 'It is not one JSON object.'
}

export function askForCorrection(faults: string): string {
  return `Your answer has not the shape asked for:\n${faults}\nAnswer the same question again, with one whole JSON object of the schema and nothing else.`
}
