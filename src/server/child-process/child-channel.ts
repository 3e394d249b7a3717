import { flushCompileCache } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ChildAnswer, ChildMessage, ChildOrder } from './child-task.ts'

/**
 * The child's side of `runChildTask`: takes a task, answers and exits, or stays for the next task if asked to. Exits at
 * once when the parent's side of the channel closes, for which it has to yield to the event loop now and then: see
 * `yieldToEventLoop`.
 * @param run gets a function that reports a step to the parent, with a value if the step has one.
 * @param toFailure returns the code of an expected error; null for an unexpected one, such as a full disk.
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
        if (!stay) return answerAndEnd<Result>(done)
        answer<Result>(done)
        // A process that stays is killed in the end, and would not write the cache then.
        flushCompileCache()
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

/** Lets a long synchronous loop notice that it was orphaned: await the returned function in each iteration. */
export function yieldToEventLoop(): () => Promise<void> | undefined {
  let last = performance.now()
  return () => {
    if (performance.now() - last < TURN_MS) return undefined
    last = performance.now()
    return nextTurn()
  }
}
