/** Every mail that the product sends. */
export const MAIL_KINDS = ['verify_email', 'reset_password', 'weekly_summary', 'task_reminder'] as const
export type MailKind = (typeof MAIL_KINDS)[number]
