import type { ServerMessages } from '#shared/errors/server-messages.ts'
import { MAX_RECORDING_HOURS } from '#shared/limits.ts'

export const messages: ServerMessages = {
  errors: {
    bad_request: 'The request could not be understood.',
    link_expired: 'This link has expired or has already been used. Please ask for a new one.',
    validation_failed: 'Some of the information is not valid.',
    unauthorized: 'Please sign in.',
    invalid_credentials: 'The email address or password is incorrect.',
    two_factor_required: 'Now enter the code from your authenticator app.',
    sign_in_expired: 'This sign-in has expired. Please enter your password again.',
    share_locked: 'This note needs a password.',
    admin_locked: 'The admin panel is locked. Enter its password.',
    wrong_password: 'The current password is incorrect.',
    wrong_code: 'This code is incorrect or has already been used. Enter the next one your app shows.',
    wrong_share_password: 'This password is incorrect.',
    wrong_admin_password: 'Wrong password',
    wrong_account: 'This link is for another account, not the one you are signed in to.',
    account_inactive: 'This account has been deactivated.',
    payment_declined: 'The card was declined. Nothing was charged.',
    unknown_card: 'The sandbox accepts test cards only.',
    note_limit_reached:
      'You have reached the {max} notes of the Free plan. Delete a note or upgrade to Premium; your recording stays on this device until then.',
    premium_required: 'This is part of Premium.',
    forbidden: 'You are not allowed to do this.',
    cross_origin: 'This request came from another site and was refused.',
    not_found: 'There is nothing at this address.',
    note_not_found: 'This note does not exist or is no longer available.',
    user_not_found: 'This user does not exist or is no longer available.',
    follow_up_not_found: 'This task does not exist or is no longer available.',
    closing_offer_not_found: 'This suggestion is no longer available.',
    event_not_found: 'This event does not exist or is no longer available.',
    note_share_not_found: 'This note is no longer shared with this person.',
    comment_not_found: 'This comment does not exist or is no longer available.',
    upload_not_found: 'This upload does not exist or is no longer available.',
    recording_deleted: 'The note of this recording has been deleted.',
    share_not_found: 'This link does not work: it may have expired or been revoked.',
    audio_deleted: 'The recording of this note has been deleted; only its text was kept.',
    audio_not_ready: 'The audio of this note is still being prepared.',
    analysis_not_ready: 'The analysis of this note is not ready yet.',
    nothing_to_analyse: 'No speech was found in this note, so there is nothing to analyse.',
    check_email: 'Check your email: we have sent the next steps to this address.',
    email_taken: 'There is already an account with this email address.',
    email_outdated: 'This user has another email address by now. Look at it, then confirm that one.',
    already_subscribed: 'You already have a subscription. You can manage it in Settings.',
    no_subscription: 'There is no subscription to change.',
    two_factor_on: 'Two-step sign-in is already on.',
    two_factor_off: 'Two-step sign-in is not on.',
    edit_conflict:
      'The text has since been changed elsewhere. Look at the latest version, then make your change again.',
    assigned_meanwhile: 'Somebody else has assigned this task in the meantime. See who has it now, then choose again.',
    note_busy: 'This note is being processed.',
    engine_not_ready: 'This engine is not ready, or does not understand this language.',
    model_busy: 'This model is being downloaded.',
    export_running: 'Your data is already being downloaded. Wait until the download has finished, or stop it.',
    vocabulary_full: 'Your list of names is full; remove one you no longer need first.',
    shares_full: 'A note can be shared with at most {max} people.',
    comments_full: 'No more comments can be added here.',
    share_links_full: 'This note has as many links as it can have; revoke one you no longer need first.',
    no_speaker_model: 'No model that tells speakers apart is installed.',
    nothing_to_transcribe: 'No speech was found in this note, so there is nothing to transcribe.',
    uploads_full: 'Too many uploads have been started and not finished. Please wait until some of them are done.',
    upload_conflict: 'Another request has continued this upload. It goes on from there.',
    upload_incomplete: 'The server does not have all of this recording yet. The rest has to be sent first.',
    upload_damaged:
      'What arrived differs from what was sent. Please send the recording again; it is still on this device.',
    piece_damaged: 'A part of the recording was damaged on the way and has to be sent again.',
    unsupported_protocol: 'The server does not support this kind of upload.',
    payload_too_large: 'The request is too large.',
    file_too_large: 'The file is larger than {max} MB, the maximum for uploads.',
    file_empty: 'The file is empty.',
    file_missing: 'The request contains no audio file.',
    unsupported_audio: 'This is not an audio file we can read. Use MP3, WAV, M4A, WebM or OGG.',
    request_timeout: 'The request was interrupted because no more data arrived. Please try again.',
    upload_interrupted: 'The upload was interrupted. Nothing was saved; please try again.',
    range_not_satisfiable: 'The requested part lies outside the audio.',
    too_many_requests: 'Too many attempts. Please try again in {seconds} seconds.',
    internal: 'Something went wrong on our side. If it happens again, mention the reference {requestId}.',
    payment_failed: 'The payment service could not be reached. Nothing was changed; please try again in a moment.',
    payments_unavailable: 'Payments are not set up on this server.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
    no_room:
      'The server has no space left at the moment. Nothing is lost: your recording stays on this device and is sent again later.',
  },
  failures: {
    audio_unreadable: 'The audio could not be read: the file is damaged or incomplete. The original is kept.',
    audio_no_track: 'This file contains no sound.',
    audio_empty: 'The recording is empty.',
    audio_too_long: `This recording is longer than ${MAX_RECORDING_HOURS} hours, the maximum that can be processed. The original is kept; upload it in parts.`,
    audio_missing: 'The audio file is no longer in storage.',
    audio_interrupted:
      'The processing of this recording was interrupted several times, as happens when the server is short of memory. The recording is safe; try later.',
    engine_refused_key:
      'The transcription service refused its key. The recording is safe; try again once the key is corrected.',
    engine_no_credit: 'The transcription service has no credit left. The recording is safe; try again later.',
    engine_too_large: [
      'The transcription service accepts only smaller pieces of audio than it was sent.',
      'The recording is safe; your administrator can raise the service’s limit.',
    ].join(' '),
    engine_busy:
      'The transcription service is overloaded at the moment. The recording is safe; try again in a few minutes.',
    engine_unavailable:
      'The transcription service is not working at the moment. The recording is safe; try again in a few minutes.',
    engine_rejected: [
      'The transcription service does not accept the request. The recording is safe;',
      'your administrator can check the service’s address and model.',
    ].join(' '),
    engine_malformed:
      'The transcription service did not answer with a transcription. The recording is safe; please try again.',
    engine_failed: 'The transcription failed. The recording is safe; please try again.',
    engine_timeout: 'The transcription took too long and was stopped. The recording is safe; please try again.',
    analysis_failed: 'The text is there, but its analysis failed. Please try again.',
    internal: 'Something went wrong while processing this note. The recording is safe; please try again.',
  },
  waiting: {
    no_engine:
      'No transcription engine is ready yet. The recording is safe and will be transcribed automatically as soon as one is.',
    no_engine_for_language:
      'No engine that is ready understands this language. The recording is safe and will be transcribed automatically as soon as one does.',
    service_unreachable: [
      'The transcription service cannot be reached. It is tried again every few minutes;',
      'the recording is safe and will be transcribed automatically as soon as the service is back.',
    ].join(' '),
    service_busy:
      'The transcription service is overloaded and asked us to wait. The recording is safe and will be transcribed automatically afterwards.',
    no_room:
      'The server has no space left to process it. The recording is safe; processing will continue automatically as soon as there is space.',
    storage_unavailable: [
      'The server cannot reach the storage of recordings at the moment. The recording is safe;',
      'processing will continue automatically as soon as the storage is back.',
    ].join(' '),
  },
  delays: {
    service_failing:
      'The transcription service has just failed. Your recording is safe, and the service is asked again automatically.',
    service_slow:
      'The transcription service is taking long to answer. Your recording is safe; without an answer, it is asked again.',
    model_slow: 'The language model is taking long to answer. Without an answer, the note is analysed by rules.',
    trying_again:
      'Something went wrong on the server. Your recording is safe, and the work is tried again automatically.',
  },
  notices: {
    subscription_canceled:
      'Your subscription has been cancelled. Premium stays until the end of the period you have paid for.',
  },
  fields: {
    required: 'This is required.',
    invalid: 'This is not valid.',
    too_short: 'This is too short.',
    too_long: 'This is too long.',
    email: 'This is not an email address.',
    unknown_time_zone: 'This is not a known time zone.',
    unknown_language: 'This language is not offered; use en, es or fr.',
    unstorable_characters: 'This contains characters that cannot be stored.',
    unlikely_year: 'The year must be between 1900 and 2199.',
    own_email: 'This is your own address.',
    account_exists:
      'There is already an account with this email address. Sign in with it; if you cannot, your administrator can set a new password in the admin panel.',
    unknown_mention: 'Only people who have this note can be mentioned.',
    unknown_assignee: 'A task can only be assigned to people who have opened this note.',
    out_of_range: 'This number is too small or too large.',
  },
  speech: {
    not_configured: 'None is connected. Your administrator can connect one.',
    not_installed: 'It is not installed. Your administrator can install it.',
    no_model: 'No speech model is installed.',
    downloading: 'The speech model is being downloaded.',
    download_failed:
      'The speech model could not be downloaded; it will be tried again automatically. Your administrator can see why.',
    broken_model:
      'The speech model cannot be loaded: its files are damaged. It has to be deleted and downloaded again.',
    unreachable:
      'The transcription service cannot be reached; it will be tried again automatically. Other engines are used in the meantime, if there are any.',
    busy: [
      'The transcription service is overloaded and asked us to wait; it will be tried again automatically.',
      'Other engines are used in the meantime, if there are any.',
    ].join(' '),
    refused_key: 'The transcription service refuses its key. Your administrator can correct it.',
  },
  admin: {
    speech: {
      not_configured: 'None is connected. Set TRANSCRIPTION_BASE_URL to connect one.',
      not_installed: 'Not installed. On Debian or Ubuntu, install the packages pocketsphinx and pocketsphinx-en-us.',
      download_failed:
        'The speech model could not be downloaded; it will be tried again automatically. “Speech models” shows why.',
      refused_key: 'The transcription service refuses its key. Correct TRANSCRIPTION_API_KEY, then restart Dictum.',
    },
    failures: {
      engine_refused_key:
        'The transcription service refused its key. Correct TRANSCRIPTION_API_KEY, restart Dictum, then retry the note.',
      engine_too_large:
        'The transcription service accepts only smaller pieces of audio. Raise its limit, then retry the note.',
      engine_rejected:
        'The transcription service does not accept the request. Check TRANSCRIPTION_BASE_URL and TRANSCRIPTION_MODEL, then retry the note.',
    },
  },
}
