import type { MailTexts } from './mail-texts.ts'

export const en: MailTexts = {
  verify_email: {
    subject: 'Confirm your email address',
    before: ['Welcome to Dictum.', 'Please confirm that this address is yours, so that notes can be shared with you.'],
    button: 'Confirm my address',
    after: ['The link works for 24 hours. If you did not create an account, you can ignore this message.'],
  },
  reset_password: {
    subject: 'Choose a new password',
    before: ['Somebody, we hope you, asked for a new password for your Dictum account.'],
    button: 'Choose a new password',
    after: ['The link works once, for one hour. If it was not you, ignore this message: your password stays as it is.'],
  },
  weekly_summary: {
    subject: 'Your week in voice notes',
    before: ['{summary}'],
    button: 'Open Dictum',
    after: ['You can switch these summaries off in Settings.'],
  },
  task_reminder: {
    subject: 'Due today: {title}',
    before: ['These are due:', '{tasks}'],
    button: 'Open your follow-ups',
    after: ['You can switch these reminders off in Settings.'],
  },
}
