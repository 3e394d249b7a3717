/**
 * Every expected failure of the product: its stable code, its HTTP status, and whether a retry may help. `failures`
 * below are those that a note (not a request) can end in.
 */
export const ERRORS = {
  bad_request: { status: 400, retry: false },
  link_expired: { status: 400, retry: false },
  validation_failed: { status: 400, retry: false },
  unauthorized: { status: 401, retry: false },
  invalid_credentials: { status: 401, retry: false },
  two_factor_required: { status: 401, retry: false },
  sign_in_expired: { status: 401, retry: false },
  share_locked: { status: 401, retry: false },
  admin_locked: { status: 401, retry: false },
  wrong_password: { status: 403, retry: false },
  wrong_code: { status: 403, retry: false },
  wrong_share_password: { status: 403, retry: false },
  wrong_admin_password: { status: 401, retry: false },
  wrong_account: { status: 403, retry: false },
  account_inactive: { status: 403, retry: false },
  payment_declined: { status: 402, retry: false },
  unknown_card: { status: 400, retry: false },
  note_limit_reached: { status: 402, retry: false },
  premium_required: { status: 403, retry: false },
  forbidden: { status: 403, retry: false },
  cross_origin: { status: 403, retry: false },
  not_found: { status: 404, retry: false },
  note_not_found: { status: 404, retry: false },
  user_not_found: { status: 404, retry: false },
  follow_up_not_found: { status: 404, retry: false },
  closing_offer_not_found: { status: 404, retry: false },
  event_not_found: { status: 404, retry: false },
  share_not_found: { status: 404, retry: false },
  note_share_not_found: { status: 404, retry: false },
  comment_not_found: { status: 404, retry: false },
  upload_not_found: { status: 404, retry: false },
  recording_deleted: { status: 410, retry: false },
  audio_deleted: { status: 410, retry: false },
  audio_not_ready: { status: 409, retry: true },
  analysis_not_ready: { status: 409, retry: true },
  nothing_to_analyse: { status: 409, retry: false },
  check_email: { status: 409, retry: false },
  email_taken: { status: 409, retry: false },
  email_outdated: { status: 409, retry: false },
  already_subscribed: { status: 409, retry: false },
  no_subscription: { status: 409, retry: false },
  two_factor_on: { status: 409, retry: false },
  two_factor_off: { status: 409, retry: false },
  edit_conflict: { status: 409, retry: false },
  assigned_meanwhile: { status: 409, retry: false },
  note_busy: { status: 409, retry: true },
  engine_not_ready: { status: 409, retry: true },
  model_busy: { status: 409, retry: true },
  export_running: { status: 409, retry: true },
  vocabulary_full: { status: 409, retry: false },
  share_links_full: { status: 409, retry: false },
  shares_full: { status: 409, retry: false },
  comments_full: { status: 409, retry: false },
  no_speaker_model: { status: 409, retry: true },
  nothing_to_transcribe: { status: 409, retry: false },
  uploads_full: { status: 409, retry: false },
  upload_conflict: { status: 409, retry: true },
  upload_incomplete: { status: 409, retry: true },
  upload_damaged: { status: 422, retry: false },
  piece_damaged: { status: 460, retry: true },
  unsupported_protocol: { status: 412, retry: false },
  payload_too_large: { status: 413, retry: false },
  file_too_large: { status: 413, retry: false },
  file_empty: { status: 400, retry: false },
  file_missing: { status: 400, retry: false },
  unsupported_audio: { status: 415, retry: false },
  request_timeout: { status: 408, retry: true },
  upload_interrupted: { status: 400, retry: true },
  range_not_satisfiable: { status: 416, retry: false },
  too_many_requests: { status: 429, retry: true },
  internal: { status: 500, retry: true },
  payment_failed: { status: 502, retry: true },
  payments_unavailable: { status: 503, retry: false },
  unavailable: { status: 503, retry: true },
  no_room: { status: 507, retry: true },
} as const satisfies Record<string, { status: number; retry: boolean }>

export type ErrorCode = keyof typeof ERRORS

/** Why a note ended in `failed`. Each has a message that users understand, and the note gets a Retry button. */
export const FAILURE_CODES = [
  'audio_unreadable',
  'audio_no_track',
  'audio_empty',
  'audio_too_long',
  'audio_missing',
  'audio_interrupted',
  'engine_refused_key',
  'engine_no_credit',
  'engine_too_large',
  'engine_busy',
  'engine_unavailable',
  'engine_rejected',
  'engine_malformed',
  'engine_failed',
  'engine_timeout',
  'analysis_failed',
  'internal',
] as const
export type FailureCode = (typeof FAILURE_CODES)[number]

/**
 * Why a note is `waiting`: the note is fine, but an engine is missing or unavailable, the server has no room, or stored audio
 * can't be read or written.
 */
export const WAITING_CODES = [
  'no_engine',
  'no_engine_for_language',
  'service_unreachable',
  'service_busy',
  'no_room',
  'storage_unavailable',
] as const
export type WaitingCode = (typeof WAITING_CODES)[number]

/** Why a note in progress does not move on at the moment. It goes on by itself. */
export const DELAY_CODES = ['service_failing', 'service_slow', 'model_slow', 'trying_again'] as const
export type DelayCode = (typeof DELAY_CODES)[number]
