import type { DelayCode, ErrorCode, FailureCode, WaitingCode } from './codes.ts'

/** The keys of the reasons in an error body's `fields`. */
export type FieldProblem =
  | 'required'
  | 'invalid'
  | 'too_short'
  | 'too_long'
  | 'email'
  | 'unknown_time_zone'
  | 'unknown_language'
  | 'unstorable_characters'
  | 'unlikely_year'
  | 'own_email'
  | 'account_exists'
  | 'unknown_mention'
  | 'unknown_assignee'
  | 'out_of_range'

/** Why a speech engine can't work now. */
export type SpeechProblem =
  | 'not_configured'
  | 'not_installed'
  | 'no_model'
  | 'downloading'
  | 'download_failed'
  | 'broken_model'
  | 'unreachable'
  | 'busy'
  | 'refused_key'

/** What a user can only ask the administrator to put right; to the administrator, the server says how. */
export type AdminSpeechProblem = Extract<
  SpeechProblem,
  'not_configured' | 'not_installed' | 'download_failed' | 'refused_key'
>
export type AdminFailure = Extract<FailureCode, 'engine_refused_key' | 'engine_too_large' | 'engine_rejected'>

/** What the server says about a completed action. */
export type Notice = 'subscription_canceled'

/** The server's messages in one language; `{name}` stands for a value. */
export interface ServerMessages {
  errors: Record<ErrorCode, string>
  failures: Record<FailureCode, string>
  waiting: Record<WaitingCode, string>
  delays: Record<DelayCode, string>
  notices: Record<Notice, string>
  fields: Record<FieldProblem, string>
  speech: Record<SpeechProblem, string>
  admin: { speech: Record<AdminSpeechProblem, string>; failures: Record<AdminFailure, string> }
}
