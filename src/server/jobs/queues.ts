import type { Queue } from 'pg-boss'

/** The data of each queue's jobs: the id of what a job works on, which also identifies duplicates. */
export interface JobData {
  'note.prepare': { noteId: string }
  'note.transcribe': { noteId: string }
  'note.speakers': { noteId: string }
  'note.analyse': { noteId: string }
  'note.offers': { noteId: string }
  'note.refine': { noteId: string }
  'recording.transcribe': { uploadId: string }
  'term.apply': { termUseId: string }
  'term.undo': { termUseId: string }
  /** The name is stored in the queue: a rename would lose the emails that wait while a server is upgraded. */
  'mail.send': { mailId: string }
  /** Emails a user what they have not read. */
  'notifications.mail': { userId: string }
  /** The job checks whether an account has this address, so that the request reveals nothing about it. */
  'account.forgotten': { email: string }
  /** Tells the payment provider a user's new address. */
  'customer.email': { userId: string }
  /**
   * `id` is that of the deleted note or upload, or of the deleted user who had many. `keys`: what else to delete, each
   * with everything below it.
   */
  'audio.delete': { id: string; noteIds: string[]; keys?: string[] }
  'clock.hour': Record<never, never>
}

export type QueueName = keyof JobData
export const NOTE_QUEUES = [
  'note.prepare',
  'note.transcribe',
  'note.speakers',
  'note.analyse',
  'note.offers',
  'note.refine',
] as const
export type NoteQueue = (typeof NOTE_QUEUES)[number]

const common = {
  // One job per note: neither a second click on Retry nor a repeated upload starts two.
  policy: 'exclusive',
  // See job-wake-ups.ts.
  notify: false,
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  // A killed worker reports nothing; without the heartbeat its job would stay 'active' until it expires.
  heartbeatSeconds: 20,
  deleteAfterSeconds: 24 * 3600,
} as const satisfies Omit<Queue, 'name'>

/**
 * The queues: one per stage of a note, one that tells its speakers apart, one for offers once it is ready, one for a
 * further analysis by the local model, one for recordings in progress, and those for terms, emails, notifications,
 * forgotten passwords, customers' addresses, audio to delete and the hourly maintenance.
 */
export const QUEUES: Record<QueueName, Omit<Queue, 'name'>> = {
  // Ten hours of audio take half an hour on a slow machine.
  'note.prepare': { ...common, expireInSeconds: 24 * 3600 },
  // A draft engine is slower than real time, and a 60 MB file may hold many hours of speech.
  'note.transcribe': { ...common, expireInSeconds: 24 * 3600 },
  // One recording at a time in each process, and a long one takes an hour on a slow machine.
  'note.speakers': { ...common, retryLimit: 2, expireInSeconds: 24 * 3600 },
  'note.analyse': { ...common, expireInSeconds: 3600 },
  'note.offers': { ...common, expireInSeconds: 600 },
  // Each job waits for those before it, and a long note takes minutes on a slow machine.
  'note.refine': { ...common, expireInSeconds: 24 * 3600 },
  // Takes as long as the recording.
  'recording.transcribe': { ...common, expireInSeconds: 24 * 3600 },
  // Both wait for notes that are being processed, which may take hours.
  'term.apply': { ...common, retryLimit: 14, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 3600 },
  'term.undo': { ...common, retryLimit: 14, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 3600 },
  // A mail server may be down for a night.
  'mail.send': { ...common, retryLimit: 14, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 300 },
  'notifications.mail': { ...common, retryLimit: 14, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 300 },
  'account.forgotten': { ...common, expireInSeconds: 300 },
  // A payment provider is rarely down for long.
  'customer.email': { ...common, retryLimit: 14, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 300 },
  // Storage may be down for as long as a mail server.
  'audio.delete': { ...common, retryLimit: 14, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 3600 },
  'clock.hour': { ...common, retryLimit: 1, expireInSeconds: 3000 },
}

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]
