import type { ChildProcess } from 'node:child_process'
import { startChild } from './start-child.ts'
import { dropWarm, keepWarm, takeWarm } from './warm-children.ts'

/**
 * Why a child process gave no answer. `killed`: by something else, such as the kernel when memory is short, or it never
 * started, so its task may be fine; `crashed`: by itself; `timed_out`: by us.
 */
type ChildEnd = 'killed' | 'crashed' | 'timed_out'

/** A child process ended without an answer. */
export class ChildCrash extends Error {
  readonly end: ChildEnd

  constructor(message: string, end: ChildEnd) {
    super(message)
    this.name = 'ChildCrash'
    this.end = end
  }
}

/** Signals from outside. Native code that fails sends itself others, such as SIGSEGV. */
const KILLING = new Set<NodeJS.Signals>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'])

/** Classifies the end of a process that we did not stop. */
export function describeEnd(signal: NodeJS.Signals | null): ChildEnd {
  return signal !== null && KILLING.has(signal) ? 'killed' : 'crashed'
}

/** A child's answer. `failure` is a code that both sides know, null for an unexpected error. */
export type ChildAnswer<Result> =
  | { result: Result; peakMemoryBytes: number }
  | { failure: string | null; detail: string }

/** A child's messages: first its steps, if it has any, and last its answer. */
export type ChildMessage<Result> = { step: string; value?: number } | ChildAnswer<Result>

/**
 * Called for each step that the child reports, with the step's value.
 * @param allow sets the remaining time in milliseconds, for a step that shows how long the rest may take.
 */
type StepListener = (step: string, value: number | undefined, allow: (milliseconds: number) => void) => void

/** The message to a child: its task, and whether it stays for another one after its result. */
export interface ChildOrder<Task> {
  task: Task
  stay: boolean
}

/** Maximum number of characters of a dying child's output that are kept as the reason. */
const ERROR_OUTPUT_LENGTH = 2000

interface RunOptions {
  signal: AbortSignal
  timeoutMs: number
  /** Called for each step that the child reports. */
  onStep?: StepListener
  /** Whether the process stays for the next task: starting one takes longer than processing a short recording. */
  stay?: boolean
}

/**
 * Runs one task in a child process, so that native code that crashes, hangs or leaks takes nothing else down. The
 * process gets none of our environment. It is killed when the signal aborts or the timeout expires, and ends by the
 * closing of its channel when this process dies. A process that stays never has two tasks at once. If it dies of a
 * later task, an earlier one may be to blame, so the task is retried in a new process.
 * @param script URL of a script that calls `serveTask`.
 * @param task a value that survives structured cloning.
 * @throws ChildCrash if it ended without an answer; the signal's reason when aborted.
 */
export async function runChildTask<Result>(
  script: URL,
  task: unknown,
  options: RunOptions,
): Promise<ChildAnswer<Result>> {
  options.signal.throwIfAborted()
  const warm = options.stay ? takeWarm(script) : null
  if (warm === null) return runIn<Result>(startChild(script), script, task, options)
  let reached = false
  const onStep: StepListener = (...step) => {
    reached = true
    options.onStep?.(...step)
  }
  try {
    return await runIn<Result>(warm, script, task, { ...options, onStep })
  } catch (error) {
    if (!(error instanceof ChildCrash) || error.end === 'timed_out') throw error
    dropWarm(script)
    // A listener that received the step may already be reading what was written.
    if (reached) throw new ChildCrash(error.message, 'killed')
    return runIn<Result>(startChild(script), script, task, options)
  }
}

async function runIn<Result>(
  child: ChildProcess,
  script: URL,
  task: unknown,
  { signal, timeoutMs, onStep, stay = false }: RunOptions,
): Promise<ChildAnswer<Result>> {
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill, { once: true })
  let timedOut = false
  let timer: NodeJS.Timeout | undefined
  const allow = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timedOut = true
      kill()
    }, milliseconds)
  }
  allow(timeoutMs)
  let errorOutput = ''
  const listen = (text: string) => {
    errorOutput = (errorOutput + text).slice(-ERROR_OUTPUT_LENGTH)
  }
  child.stderr?.setEncoding('utf8').on('data', listen)
  let stays = false
  try {
    return await new Promise<ChildAnswer<Result>>((resolve, reject) => {
      let answer: ChildAnswer<Result> | undefined
      child.on('message', (said) => {
        const message = said as ChildMessage<Result>
        if ('step' in message) return onStep?.(message.step, message.value, allow)
        answer = message
        stays = stay && 'result' in message && !signal.aborted && !timedOut
        if (stays) resolve(message)
      })
      child.once('error', (cause) => reject(new ChildCrash(String(cause), 'killed')))
      child.once('close', (code, ended) => {
        if (signal.aborted) reject(signal.reason)
        else if (answer) resolve(answer)
        else {
          const message = `the process ended with ${ended ?? code}: ${errorOutput}`.trim()
          reject(new ChildCrash(message, timedOut ? 'timed_out' : describeEnd(ended)))
        }
      })
      // `close` reports a child that has already died.
      child.send({ task, stay } satisfies ChildOrder<unknown>, () => undefined)
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
    child.stderr?.off('data', listen)
    for (const event of ['message', 'error', 'close']) child.removeAllListeners(event)
    // Ignore errors still to come from a killed process.
    child.on('error', () => undefined)
    if (stays) keepWarm(script, child)
    else kill()
  }
}
