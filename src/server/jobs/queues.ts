import type { Queue } from 'pg-boss'

/** What a job of each queue carries: the id of what it works on, by which a second one is known to be one too many. */
export interface JobData {
  'note.prepare': { noteId: string }
  'note.transcribe': { noteId: string }
  'note.analyse': { noteId: string }
  'note.offers': { noteId: string }
  'term.apply': { termUseId: string }
  'term.undo': { termUseId: string }
  'mail.send': { emailId: string }
  /** Whoever asks is told nothing of whether somebody has this address. */
  'account.forgotten': { email: string }
  /** Of a deleted note, or of a deleted user with many. */
  'audio.delete': { id: string; noteIds: string[] }
  'clock.hour': Record<never, never>
}

export type QueueName = keyof JobData
export const NOTE_QUEUES = ['note.prepare', 'note.transcribe', 'note.analyse', 'note.offers'] as const
export type NoteQueue = (typeof NOTE_QUEUES)[number]

const common = {
  // One job a note: neither a second click on Retry nor a repeated upload makes two run at once.
  policy: 'exclusive',
  notify: true,
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  // A worker that is killed says nothing; without its heartbeat the job would stay 'active' until it expires.
  heartbeatSeconds: 20,
  deleteAfterSeconds: 24 * 3600,
} as const satisfies Omit<Queue, 'name'>

/** A stage of a note's way each, what follows once it is ready, emails, forgotten passwords, and what each hour brings. */
export const QUEUES: Record<QueueName, Omit<Queue, 'name'>> = {
  // Ten hours of sound take half an hour on a slow machine.
  'note.prepare': { ...common, expireInSeconds: 24 * 3600 },
  // A draft engine is slower than the speech itself; a 60 MB file may hold many hours of it.
  'note.transcribe': { ...common, expireInSeconds: 24 * 3600 },
  'note.analyse': { ...common, expireInSeconds: 3600 },
  'note.offers': { ...common, expireInSeconds: 600 },
  'term.apply': { ...common, expireInSeconds: 3600 },
  'term.undo': { ...common, expireInSeconds: 3600 },
  // A mail server may be away for a night.
  'mail.send': { ...common, retryLimit: 14, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 300 },
  'account.forgotten': { ...common, expireInSeconds: 300 },
  // A store may be away for as long as a mail server.
  'audio.delete': { ...common, retryLimit: 14, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 3600 },
  'clock.hour': { ...common, retryLimit: 1, expireInSeconds: 3000 },
}
