import type { ServerMessages } from '#shared/errors/server-messages.ts'
import { MAX_RECORDING_HOURS } from '#shared/limits.ts'

export const messages: ServerMessages = {
  errors: {
    bad_request: 'The request could not be understood.',
    link_expired: 'This link has expired or was used already. Please ask for a new one.',
    validation_failed: 'Some of the information is not valid.',
    unauthorized: 'Please sign in.',
    invalid_credentials: 'The email address or the password is not right.',
    two_factor_required: 'Now enter the code from your authenticator app.',
    sign_in_expired: 'This sign-in has expired. Please enter your password again.',
    share_locked: 'This note needs a password.',
    admin_locked: 'The admin panel is locked. Enter its password.',
    wrong_password: 'The present password is not right.',
    wrong_code: 'This code is not right, or was used already. Please enter the next one your app shows.',
    wrong_share_password: 'This password is not right.',
    wrong_admin_password: 'Wrong password',
    account_inactive: 'This account has been deactivated.',
    payment_declined: 'The card was declined. Nothing was charged.',
    unknown_card: 'The sandbox knows the test cards only.',
    note_limit_reached:
      'You have reached the {max} notes of the Free plan. Delete a note or upgrade to Premium; your recording stays on this device until then.',
    premium_required: 'This is part of Premium.',
    forbidden: 'You are not allowed to do this.',
    cross_origin: 'This request came from another site and was refused.',
    not_found: 'There is nothing at this address.',
    note_not_found: 'This note does not exist or is no longer there.',
    user_not_found: 'This user does not exist or is no longer there.',
    follow_up_not_found: 'This task does not exist or is no longer there.',
    closing_offer_not_found: 'This offer no longer stands.',
    event_not_found: 'This event does not exist or is no longer there.',
    note_share_not_found: 'This note is no longer shared with this person.',
    share_not_found: 'This link leads nowhere: it may have expired or been revoked.',
    audio_not_ready: 'The audio of this note is still being prepared.',
    analysis_not_ready: 'The analysis of this note is not ready yet.',
    nothing_to_analyse: 'No speech was found in this note, so there is nothing to analyse.',
    check_email: 'Check your email: we have written to this address with what to do next.',
    email_taken: 'There is already an account with this email address.',
    already_subscribed: 'You have a subscription already. You can manage it in Settings.',
    no_subscription: 'There is no subscription that could be changed.',
    two_factor_on: 'Two-step sign-in is on already.',
    two_factor_off: 'Two-step sign-in is not on.',
    edit_conflict: 'The text was changed elsewhere meanwhile. Look at the newest version, then make your change again.',
    note_busy: 'This note is being worked on.',
    engine_not_ready: 'This engine is not ready, or does not understand this language.',
    model_busy: 'This model is being downloaded.',
    export_running: 'Your data is being downloaded already. Wait until that is finished, or stop it.',
    vocabulary_full: 'Your list of names is full; remove one you no longer need first.',
    shares_full: 'A note can be shared with at most {max} people.',
    share_links_full: 'This note has as many links as it may have; revoke one you no longer need first.',
    nothing_to_transcribe: 'No speech was found in this note, so there is nothing to transcribe.',
    payload_too_large: 'The request is too large.',
    file_too_large: 'The file is larger than {max} MB, the most that can be uploaded.',
    file_empty: 'The file is empty.',
    file_missing: 'The request carries no audio file.',
    unsupported_audio: 'This is not an audio file we can read. Use MP3, WAV, M4A, WebM or OGG.',
    request_timeout: 'The request stopped coming and was broken off. Please try again.',
    upload_interrupted: 'The upload was interrupted. Nothing was stored; please try again.',
    range_not_satisfiable: 'The requested part lies outside the audio.',
    too_many_requests: 'Too many attempts. Please try again in {seconds} seconds.',
    internal: 'Something went wrong on our side. If it happens again, mention the reference {requestId}.',
    payment_failed: 'The payment service could not be reached. Nothing was changed; please try again in a moment.',
    payments_unavailable: 'Payments are not set up on this server.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
    no_room:
      'This server has no room left at the moment. Nothing is lost: what you recorded stays on this device and is sent again later.',
  },
  failures: {
    audio_unreadable: 'The audio could not be read: the file is damaged or incomplete. It is kept as it came.',
    audio_no_track: 'This file contains no sound.',
    audio_empty: 'The recording is empty: it lasts no time at all.',
    audio_too_long: `This recording is longer than ${MAX_RECORDING_HOURS} hours, the longest that can be worked on. It is kept as it came; upload it in parts.`,
    audio_missing: 'The audio file is no longer in storage.',
    audio_interrupted:
      'The work on this recording was stopped several times, as happens when the server runs short of memory. The recording is safe; try again later.',
    engine_refused_key:
      'The transcription service refused its key. The recording is safe; try again once the key is corrected.',
    engine_no_credit: 'The transcription service has no credit left. The recording is safe; try again later.',
    engine_too_large: [
      'The transcription service takes only smaller pieces of sound than it was sent.',
      'The recording is safe; whoever runs this installation can raise the service’s limit.',
    ].join(' '),
    engine_busy:
      'The transcription service is asked for too much at the moment. The recording is safe; try again in a few minutes.',
    engine_unavailable:
      'The transcription service is out of order at the moment. The recording is safe; try again in a few minutes.',
    engine_rejected: [
      'The transcription service does not take what is asked of it. The recording is safe;',
      'whoever runs this installation can check the service’s address and model.',
    ].join(' '),
    engine_malformed:
      'The transcription service answered with something that is no transcription. The recording is safe; please try again.',
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
    service_unreachable: [
      'The transcription service is out of reach. It is tried again every few minutes;',
      'the recording is safe and is transcribed by itself as soon as the service is back.',
    ].join(' '),
    service_busy:
      'The transcription service has too much to do and asked us to wait. The recording is safe and is transcribed by itself afterwards.',
    no_room:
      'The server has no room left to work on it. The recording is safe; it goes on by itself as soon as there is room.',
  },
  notices: {
    subscription_canceled:
      'Your subscription has been cancelled. Premium stays until the end of the period you have paid for.',
  },
  fields: {
    required: 'This is needed.',
    invalid: 'This is not valid.',
    too_short: 'This is too short.',
    too_long: 'This is too long.',
    email: 'This is not an email address.',
    unknown_time_zone: 'This is not a known time zone.',
    unknown_language: 'This language is not offered; use en, es or fr.',
    unstorable_characters: 'This contains characters that cannot be stored.',
    unlikely_year: 'The year must be between 1900 and 2199.',
    own_email: 'This is your own address.',
    out_of_range: 'This number is too small or too large.',
  },
  speech: {
    not_configured: 'None is connected. Whoever runs this installation can connect one.',
    not_installed: 'It is not installed. Whoever runs this installation can install it.',
    no_model: 'No speech model is installed.',
    downloading: 'The speech model is being downloaded.',
    download_failed:
      'The speech model could not be downloaded; it is tried again by itself. Whoever runs this installation can see why.',
    broken_model: 'The speech model can’t be loaded: its files are damaged. It has to be deleted and downloaded again.',
    unreachable:
      'The transcription service can’t be reached; it is tried again by itself. Other engines serve meanwhile, where there are any.',
    busy: 'The transcription service has too much to do and asked us to wait; it is tried again by itself. Other engines serve meanwhile, where there are any.',
    refused_key: 'The transcription service refuses its key. Whoever runs this installation can correct it.',
  },
}
