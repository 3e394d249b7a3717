import type { ErrorCode, FailureCode, WaitingCode } from './codes.ts'

/** The keys that `fields` of an error body may carry as reasons. */
export const FIELD_PROBLEMS = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'email',
  'unknown_time_zone',
  'unknown_language',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

export const SPEECH_PROBLEMS = [
  'not_configured',
  'not_installed',
  'no_model',
  'downloading',
  'unreachable',
  'refused_key',
] as const
export type SpeechProblem = (typeof SPEECH_PROBLEMS)[number]

/** What the server says, in one language; `{name}` stands for a value. */
export interface ServerMessages {
  errors: Record<ErrorCode, string>
  failures: Record<FailureCode, string>
  waiting: Record<WaitingCode, string>
  fields: Record<FieldProblem, string>
  speech: Record<SpeechProblem, string>
}
