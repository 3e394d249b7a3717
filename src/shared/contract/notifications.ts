import { z } from 'zod'
import { NOTIFICATION_KINDS } from '#shared/choices.ts'
import { PAGE_SIZE } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { cursor, id, integerInAddress, nameInAddress } from './kinds.ts'
import { permissionSchema } from './note-access.ts'

const tag = 'Notifications'

const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** The user who did it; null once their account is deleted, and for what retention will delete. */
  actor: z.object({ name: z.string() }).nullable(),
  /** The last title that the user could see; null for what retention will delete. */
  note: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** The first comment of the thread, for a notification about a comment. */
  threadId: z.uuid().nullable(),
  taskId: z.uuid().nullable(),
  /** The beginning of the comment, or the title of the follow-up; empty for the other kinds. */
  quote: z.string(),
  /** What the user may do with the note now; only for `access_changed`. */
  permission: permissionSchema.nullable(),
  /** How many recordings or notes will be deleted within a week; only for `audio_deletion` and `notes_deletion`. */
  count: z.int().nullable(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})
export type UserNotification = z.infer<typeof notificationSchema>

export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications',
  access: 'user',
  summary: 'One page of the user’s notifications, newest first',
  tag,
  status: 200,
  query: z.object({
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.standard),
    cursor: cursor.optional(),
  }),
  output: z.array(notificationSchema),
  errors: ['bad_request'],
})

export const countUnreadNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'user',
  summary: 'How many notifications the user has not read',
  tag,
  status: 200,
  output: z.object({ unread: z.int() }),
  errors: [],
})

export const readNotification = defineCall({
  method: 'POST',
  path: '/api/notifications/:id/read',
  access: 'user',
  summary: 'Mark a notification as read',
  tag,
  status: 204,
  params: z.object({ id }),
  errors: [],
})

export const readAllNotifications = defineCall({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'user',
  summary: 'Mark all notifications as read',
  tag,
  status: 204,
  errors: [],
})

/** A signed token from an email; it says whose emails of which kind to end. */
const stopParams = z.object({ token: nameInAddress(200) })

export const showStopEmails = defineCall({
  method: 'GET',
  path: '/api/emails/stop/:token',
  access: 'anyone',
  summary: 'A page with a button that ends emails of one kind; it changes nothing by itself',
  tag,
  status: 200,
  params: stopParams,
  produces: 'text/html',
  errors: [],
})

export const stopEmails = defineCall({
  method: 'POST',
  path: '/api/emails/stop/:token',
  access: 'anyone',
  summary: 'End emails of one kind, also by a mail program (RFC 8058)',
  tag,
  status: 200,
  params: stopParams,
  produces: 'text/html',
  errors: ['not_found'],
})
