import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ChildAnswer, ChildMessage } from './child-task.ts'

/**
 * The child's side of `runChildTask`: takes one task, answers, and ends. It ends at once when the parent's side of the
 * channel closes, and for that needs a turn of the event loop now and then: see `breathe`.
 * @param run given a function that tells the parent of a step it has reached, with a figure where one belongs to it.
 * @param toFailure names an expected error's code; null for an error that nobody foresaw, such as a full disk.
 */
export function serveTask<Task, Result>(
  run: (task: Task, reach: (step: string, value?: number) => void) => Promise<Result>,
  toFailure: (error: unknown) => string | null,
): void {
  process.once('disconnect', () => process.exit(1))
  process.once('message', (task: Task) => {
    run(task, (step, value) => answer<Result>(value === undefined ? { step } : { step, value })).then(
      (result) => answerAndEnd<Result>({ result, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 }),
      (error: unknown) => {
        const cause = error instanceof Error ? error.cause : undefined
        answerAndEnd<Result>({ failure: toFailure(error), detail: String(cause ?? error) })
      },
    )
  })
}

function answer<Result>(message: ChildMessage<Result>): void {
  process.send?.(message)
}

function answerAndEnd<Result>(message: ChildAnswer<Result>): void {
  process.send?.(message, undefined, undefined, () => process.exit(0))
}

const TURN_MS = 100

/** Gives a long synchronous loop a way to notice that it was orphaned: await the returned function in each round. */
export function breathe(): () => Promise<void> | undefined {
  let last = performance.now()
  return () => {
    if (performance.now() - last < TURN_MS) return undefined
    last = performance.now()
    return nextTurn()
  }
}
