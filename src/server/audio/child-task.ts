import { fork } from 'node:child_process'

/**
 * Why a child process gave no answer. `killed`: by somebody else, as the kernel does when memory is short, or it was never
 * started, so its task may be none the worse; `crashed`: by itself; `timed_out`: by us.
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

/** Signals that come from outside: native code that fails sends itself others, such as SIGSEGV. */
const KILLING = new Set<NodeJS.Signals>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'])

/** How a process ended that was not stopped by us. */
export function describeEnd(signal: NodeJS.Signals | null): ChildEnd {
  return signal !== null && KILLING.has(signal) ? 'killed' : 'crashed'
}

/** What a child answers; `failure` is a code that the two sides share, null for an error that nobody foresaw. */
export type ChildAnswer<Result> =
  | { result: Result; peakMemoryBytes: number }
  | { failure: string | null; detail: string }

/** What a child says: of its steps first, if it has any, and its answer last. */
export type ChildMessage<Result> = { step: string; value?: number } | ChildAnswer<Result>

/**
 * Hears of a step that the child has reached, with the figure that it told of it.
 * @param allow gives the child so many milliseconds from now, where a step shows how long the rest may take.
 */
type StepListener = (step: string, value: number | undefined, allow: (milliseconds: number) => void) => void

/** How much of what a dying child wrote is kept as the reason, in characters. */
const COMPLAINT_LENGTH = 2000

/**
 * Runs one task in a process of its own, so that native code that crashes, hangs or leaks takes nothing with it. The
 * process is given none of our environment, and is killed when the signal aborts, when time is up, and, by the closing
 * of its channel, when this process dies.
 * @param script URL of a script that calls `serveTask`.
 * @param task a value that survives structured cloning.
 * @param options.onStep called for each step that the child says it has reached.
 * @throws ChildCrash when it ended without an answer; the signal's reason when aborted.
 */
export async function runChildTask<Result>(
  script: URL,
  task: unknown,
  options: { signal: AbortSignal; timeoutMs: number; onStep?: StepListener },
): Promise<ChildAnswer<Result>> {
  options.signal.throwIfAborted()
  const child = fork(script, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  options.signal.addEventListener('abort', kill, { once: true })
  let timedOut = false
  let timer: NodeJS.Timeout | undefined
  const allow = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timedOut = true
      kill()
    }, milliseconds)
  }
  allow(options.timeoutMs)
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_LENGTH)
  })
  try {
    return await new Promise<ChildAnswer<Result>>((resolve, reject) => {
      let answer: ChildAnswer<Result> | undefined
      child.on('message', (said) => {
        const message = said as ChildMessage<Result>
        if ('step' in message) options.onStep?.(message.step, message.value, allow)
        else answer = message
      })
      child.once('error', (cause) => reject(new ChildCrash(String(cause), 'killed')))
      child.once('close', (code, signal) => {
        if (options.signal.aborted) reject(options.signal.reason)
        else if (answer) resolve(answer)
        else {
          const message = `the process ended with ${signal ?? code}: ${complaint}`.trim()
          reject(new ChildCrash(message, timedOut ? 'timed_out' : describeEnd(signal)))
        }
      })
      // A child that died already is heard of by `close`.
      child.send(task as object, () => undefined)
    })
  } finally {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', kill)
    kill()
  }
}
