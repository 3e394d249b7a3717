import { createHmac, timingSafeEqual } from 'node:crypto'

/** Emails that a user can end with one click. `activity`: comments, replies, mentions and assigned follow-ups. */
const STOPPABLE = ['reminders', 'summaries', 'shares', 'activity'] as const
export type Stoppable = (typeof STOPPABLE)[number]

export interface StopLinks {
  /** Returns the address that ends a user's emails of a kind. It works without a session and never expires. */
  write(userId: string, emails: Stoppable): string
  /** Returns what a token from such an address says; null if it was not signed here. */
  read(token: string): { userId: string; emails: Stoppable } | null
}

/** Signs the links in emails with a key derived from the server's secret, so that the signatures open nothing else. */
export function createStopLinks(secret: string, publicUrl: string): StopLinks {
  const key = createHmac('sha256', secret).update('links that end emails').digest()
  const sign = (content: string) => createHmac('sha256', key).update(content).digest('base64url')
  return {
    write: (userId, emails) => {
      const content = `${userId}.${emails}`
      return `${publicUrl}/api/emails/stop/${content}.${sign(content)}`
    },
    read: (token) => {
      const [userId = '', name = '', signature = ''] = token.split('.')
      const emails = STOPPABLE.find((one) => one === name)
      const right = Buffer.from(sign(`${userId}.${name}`))
      const given = Buffer.from(signature)
      const isSigned = given.length === right.length && timingSafeEqual(given, right)
      return isSigned && emails ? { userId, emails } : null
    },
  }
}
