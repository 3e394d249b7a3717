import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ChildAnswer, ChildMessage, ChildOrder } from './child-task.ts'

/**
 * The child's side of `runChildTask`: takes a task, answers, and ends, or stays for the next task where it is asked to. It
 * ends at once when the parent's side of the channel closes, and for that needs a turn of the event loop now and then: see
 * `yieldToEventLoop`.
 * @param run given a function that tells the parent of a step it has reached, with a figure where one belongs to it.
 * @param toFailure names an expected error's code; null for an error that nobody foresaw, such as a full disk.
 */
export function serveTask<Task, Result>(
  run: (task: Task, reportStep: (step: string, value?: number) => void) => Promise<Result>,
  toFailure: (error: unknown) => string | null,
): void {
  process.once('disconnect', () => process.exit(1))
  process.on('message', ({ task, stay }: ChildOrder<Task>) => {
    const reportStep = (step: string, value?: number) =>
      answer<Result>(value === undefined ? { step } : { step, value })
    run(task, reportStep).then(
      (result) => {
        const done = { result, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 }
        if (stay) answer<Result>(done)
        else answerAndEnd<Result>(done)
      },
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
export function yieldToEventLoop(): () => Promise<void> | undefined {
  let last = performance.now()
  return () => {
    if (performance.now() - last < TURN_MS) return undefined
    last = performance.now()
    return nextTurn()
  }
}
