/** Every email that the product sends. */
export const EMAIL_KINDS = [
  'verify_email',
  'reset_password',
  'account_exists',
  'password_changed',
  'password_changed_feed_kept',
  'password_changed_feed_ended',
  'confirm_new_email',
  'email_in_use',
  'email_change_requested',
  'email_changed',
  'two_factor_on',
  'two_factor_off',
  'weekly_summary',
  'task_reminder',
  'note_shared',
  'share_invitation',
  'notifications',
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]
