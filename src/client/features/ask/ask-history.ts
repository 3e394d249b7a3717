import type { Answer } from '#shared/contract/ask.ts'

/** A question of this session with its answer. */
export interface Exchange {
  id: number
  question: string
  answer: Answer
}

/** Older ones are dropped. */
const MAX_KEPT = 20

let exchanges: readonly Exchange[] = []
let owner: string | null = null
let lastId = 0

/** Returns the user's questions since the page was loaded, newest first. They are not stored anywhere. */
export function readHistory(userId: string): readonly Exchange[] {
  return owner === userId ? exchanges : []
}

/** Adds an answer at the top. Drops the questions of any other user of this page. */
export function addToHistory(userId: string, question: string, answer: Answer): readonly Exchange[] {
  lastId += 1
  exchanges = [{ id: lastId, question, answer }, ...readHistory(userId)].slice(0, MAX_KEPT)
  owner = userId
  return exchanges
}
