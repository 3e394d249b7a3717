import type { EmailText, EmailTexts } from '../parts/email-texts.ts'

const passwordChanged: EmailText = {
  subject: 'Your password was changed',
  before: ['The password of your Dictum account has been changed.', 'If it was you, there is nothing to do.'],
  button: 'Choose another password',
  after: ['If it was not you, choose another password at once: all sessions are then signed out.'],
}

export const emails: EmailTexts = {
  verify_email: {
    subject: 'Confirm your email address',
    before: ['Welcome to Dictum.', 'Please confirm that this address is yours, so that notes can be shared with you.'],
    button: 'Confirm my address',
    after: [
      'The link works for 24 hours. If you did not create an account, ignore this message: your address is then not confirmed.',
    ],
  },
  reset_password: {
    subject: 'Choose a new password',
    before: ['Somebody, hopefully you, asked for a new password for your Dictum account.'],
    button: 'Choose a new password',
    after: ['The link works once, for one hour. If it was not you, ignore this message: your password stays as it is.'],
  },
  account_exists: {
    subject: 'You already have an account',
    before: [
      'Somebody, hopefully you, wanted to create a Dictum account with this address.',
      'There is one already: sign in with it. On the same page you can choose a new password if you have forgotten yours.',
    ],
    button: 'Sign in',
    after: [
      'If it was not you, there is nothing to do: nothing has changed, and nobody was told that you have an account.',
    ],
  },
  password_changed: passwordChanged,
  password_changed_feed_kept: {
    ...passwordChanged,
    after: [
      ...passwordChanged.after,
      'The private address of your calendar still works. If somebody else may have it, choose “New address” under Calendar Events.',
    ],
  },
  password_changed_feed_ended: {
    ...passwordChanged,
    after: [
      ...passwordChanged.after,
      'Your email address had never been confirmed, so the private address of your calendar no longer works. You will find a new one under Calendar Events.',
    ],
  },
  confirm_new_email: {
    subject: 'Confirm your new email address',
    before: [
      'Somebody, hopefully you, wants to use this address for their Dictum account.',
      'Please confirm that it is yours, where you are signed in to Dictum. From then on you sign in with this address.',
    ],
    button: 'Use this address',
    after: ['The link works once, for 24 hours. If it was not you, ignore this message: nothing changes.'],
  },
  email_in_use: {
    subject: 'You already have an account',
    before: [
      'Somebody, hopefully you, wanted to use this address for another Dictum account.',
      'It belongs to an account already: sign in with it, or delete that account first.',
    ],
    button: 'Sign in',
    after: [
      'If it was not you, there is nothing to do: nothing has changed, and nobody was told that you have an account.',
    ],
  },
  email_change_requested: {
    subject: 'Your email address is about to change',
    before: [
      'A new email address was entered for your Dictum account.',
      'If it was you, open the link that we sent to the new address. Until then nothing changes.',
    ],
    button: 'Choose another password',
    after: ['If it was not you, choose another password at once: the new address is then forgotten.'],
  },
  email_changed: {
    subject: 'Your email address was changed',
    before: [
      'Your Dictum account has another email address now. You sign in with that one, and this address receives no more emails.',
      'If it was you, there is nothing to do.',
    ],
    button: 'Open Dictum',
    after: ['If it was not you, write to your administrator at once.'],
  },
  two_factor_on: {
    subject: 'Two-step sign-in is on',
    before: [
      'Signing in to your Dictum account now also takes a code from your authenticator app.',
      'If it was you, there is nothing to do.',
    ],
    button: 'Open Settings',
    after: ['If it was not you, choose another password at once.'],
  },
  two_factor_off: {
    subject: 'Two-step sign-in is off',
    before: [
      'Your password alone is enough again to sign in to your Dictum account.',
      'If it was you, or your administrator at your request, there is nothing to do.',
    ],
    button: 'Open Settings',
    after: ['If it was not you, choose another password at once, and turn it on again.'],
  },
  weekly_summary: {
    subject: 'Your week in voice notes',
    before: ['{summary}'],
    button: 'Open Dictum',
    after: ['You can turn these summaries off in Settings.'],
  },
  task_reminder: {
    subject: 'Due today: {title}',
    before: ['These are due:', '{tasks}'],
    button: 'Open your follow-ups',
    after: ['You can turn these reminders off in Settings.'],
  },
  note_shared: {
    subject: '{who} shared a note with you',
    before: ['{who} shared the note “{title}” with you.'],
    button: 'Open the note',
    after: ['You will find it on your Team page, under “Shared with Me”. You can also leave it there.'],
  },
  share_invitation: {
    subject: '{who} shared a note with you',
    before: [
      '{who} shared a voice note with you on Dictum.',
      'To open it, create a free account with this address ({email}) and confirm the address.',
    ],
    button: 'Create an account',
    after: ['If you don’t know this person, you can ignore this message.'],
  },
  notifications: {
    subject: '{subject}',
    before: [],
    button: 'Open Dictum',
    after: ['In Settings you can choose what you are told about by email.'],
  },
}
