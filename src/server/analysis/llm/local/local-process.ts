import { availableParallelism } from 'node:os'
import { AskedChild } from '#server/child-process/asked-child.ts'
import type { LocalAnswer, LocalOrder } from './local-task.ts'

const SCRIPT = new URL('./local-model.child.ts', import.meta.url)

/**
 * With more threads than this, writing waits for the memory. One core stays free: the threads busy-wait for each other, so one
 * that is held up by other work holds up all of them.
 */
const MAX_THREADS = 8

/** A child process that holds a language model. */
export type LocalProcess = AskedChild<LocalOrder, LocalAnswer>

/**
 * Starts a process and loads a model in it.
 * @returns the process and the size of its context, or the process's refusal.
 * @throws ChildCrash if the process dies, and the signal's reason if aborted.
 */
export async function startLocalProcess(
  path: string,
  contextTokens: number,
  signal: AbortSignal,
): Promise<{ child: LocalProcess; contextTokens: number } | { refusal: LocalAnswer }> {
  const child: LocalProcess = new AskedChild(SCRIPT)
  try {
    const threads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1))
    const answer = await child.ask({ kind: 'load', path, threads, contextTokens }, { signal })
    if (answer.kind === 'loaded') return { child, contextTokens: answer.contextTokens }
    child.kill()
    return { refusal: answer }
  } catch (error) {
    child.kill()
    throw error
  }
}

/**
 * Loads a model once with a small context.
 * @throws if it can't be loaded.
 */
export async function loadLanguageModel(path: string, signal: AbortSignal): Promise<void> {
  const started = await startLocalProcess(path, 512, signal)
  if ('refusal' in started) {
    // Without the library a model cannot be tried, which says nothing about the model.
    if (started.refusal.kind === 'no_runtime') return
    throw new Error(`the model is refused: ${JSON.stringify(started.refusal)}`)
  }
  started.child.kill()
}
