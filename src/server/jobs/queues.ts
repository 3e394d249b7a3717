import type { Queue } from 'pg-boss'

export type QueueName = 'note.prepare' | 'note.transcribe' | 'note.analyse'

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

/** The queues, one a stage of a note's way. */
export const QUEUES: Record<QueueName, Omit<Queue, 'name'>> = {
  'note.prepare': { ...common, expireInSeconds: 3600 },
  // A draft engine is slower than the speech itself; a 60 MB file may hold many hours of it.
  'note.transcribe': { ...common, expireInSeconds: 24 * 3600 },
  'note.analyse': { ...common, expireInSeconds: 3600 },
}
