import type { ServerMessages } from './server-messages.ts'

export const en: ServerMessages = {
  errors: {
    bad_request: 'The request could not be understood.',
    validation_failed: 'Some of the information is not valid.',
    unauthorized: 'Please sign in.',
    invalid_credentials: 'The email address or the password is not right.',
    admin_locked: 'The admin panel is locked. Enter its password.',
    wrong_admin_password: 'Wrong password',
    account_inactive: 'This account has been deactivated.',
    note_limit_reached:
      'You have reached the {max} notes of the Free plan. Delete a note or upgrade to Premium; your recording stays on this device until then.',
    premium_required: 'This is part of Premium.',
    forbidden: 'You are not allowed to do this.',
    cross_origin: 'This request came from another site and was refused.',
    not_found: 'There is nothing at this address.',
    note_not_found: 'This note does not exist or is no longer there.',
    user_not_found: 'This user does not exist or is no longer there.',
    follow_up_not_found: 'This task does not exist or is no longer there.',
    event_not_found: 'This event does not exist or is no longer there.',
    audio_not_ready: 'The audio of this note is still being prepared.',
    analysis_not_ready: 'The analysis of this note is not ready yet.',
    nothing_to_analyse: 'No speech was found in this note, so there is nothing to analyse.',
    email_taken: 'There is already an account with this email address.',
    edit_conflict: 'The text was changed elsewhere meanwhile. Look at the newest version, then make your change again.',
    note_busy: 'This note is being worked on.',
    engine_not_ready: 'This engine is not ready, or does not understand this language.',
    model_busy: 'This model is being downloaded.',
    vocabulary_full: 'Your list of names is full; remove one you no longer need first.',
    nothing_to_transcribe: 'No speech was found in this note, so there is nothing to transcribe.',
    payload_too_large: 'The request is too large.',
    file_too_large: 'The file is larger than {max} MB, the most that can be uploaded.',
    file_empty: 'The file is empty.',
    file_missing: 'The request carries no audio file.',
    unsupported_audio: 'This is not an audio file we can read. Use MP3, WAV, M4A, WebM or OGG.',
    upload_interrupted: 'The upload was interrupted. Nothing was stored; please try again.',
    range_not_satisfiable: 'The requested part lies outside the audio.',
    too_many_requests: 'Too many attempts. Please try again in {seconds} seconds.',
    internal: 'Something went wrong on our side. If it happens again, mention the reference {requestId}.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
  },
  failures: {
    audio_unreadable: 'The audio could not be read: the file is damaged or incomplete. It is kept as it came.',
    audio_no_track: 'This file contains no sound.',
    audio_empty: 'The recording is empty: it lasts no time at all.',
    audio_missing: 'The audio file is no longer in storage.',
    engine_refused_key:
      'The transcription service refused its key. The recording is safe; try again once the key is corrected.',
    engine_no_credit: 'The transcription service has no credit left. The recording is safe; try again later.',
    engine_failed: 'The transcription failed. The recording is safe; please try again.',
    engine_timeout: 'The transcription took too long and was stopped. The recording is safe; please try again.',
    analysis_failed: 'The text is there, but its analysis failed. Please try again.',
    internal: 'Something went wrong while working on this note. The recording is safe; please try again.',
  },
  waiting: {
    no_engine:
      'No transcription engine is ready yet. The recording is safe and is transcribed by itself as soon as one is.',
    no_engine_for_language:
      'No engine that is ready understands this language. The recording is safe and is transcribed by itself as soon as one does.',
  },
  fields: {
    required: 'This is needed.',
    invalid: 'This is not valid.',
    too_short: 'This is too short.',
    too_long: 'This is too long.',
    email: 'This is not an email address.',
    unknown_time_zone: 'This is not a known time zone.',
    unknown_language: 'This language is not offered; use en, es or fr.',
  },
  speech: {
    not_configured:
      'Set TRANSCRIPTION_BASE_URL (and TRANSCRIPTION_API_KEY, TRANSCRIPTION_MODEL) to use a transcription service.',
    not_installed: 'Install the packages pocketsphinx and pocketsphinx-en-us to have a draft engine for English.',
    no_model: 'No speech model is installed.',
    downloading: 'The speech model is being downloaded.',
    download_failed:
      'The speech model could not be downloaded; it is tried again by itself. ‘npm run models -- list’ shows why.',
    broken_model: 'The speech model can’t be loaded: its files are damaged. Delete it and download it again.',
    unreachable:
      'The transcription service can’t be reached; it is tried again by itself. Other engines serve meanwhile, where there are any.',
    refused_key: 'The transcription service refuses its key; correct TRANSCRIPTION_API_KEY.',
  },
}
