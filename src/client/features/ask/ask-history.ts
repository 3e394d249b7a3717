import type { Answer } from '#shared/contract/ask.ts'

/** A question of this session with its answer. */
export interface Exchange {
  id: number
  question: string
  answer: Answer
}

/** Older ones are let go. */
const MOST_KEPT = 20

let exchanges: readonly Exchange[] = []
let owner: string | null = null
let asked = 0

/** What a user has asked since the page was loaded, newest first; it is kept nowhere. */
export function readHistory(userId: string): readonly Exchange[] {
  return owner === userId ? exchanges : []
}

/** Adds an answer on top; what another user of this page had asked is forgotten. */
export function addToHistory(userId: string, question: string, answer: Answer): readonly Exchange[] {
  asked += 1
  exchanges = [{ id: asked, question, answer }, ...readHistory(userId)].slice(0, MOST_KEPT)
  owner = userId
  return exchanges
}
