import { type ChildProcess, fork } from 'node:child_process'
import { dropWarm, keepWarm, takeWarm } from './warm-children.ts'

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

/** What a child is told: its task, and whether it stays for another one after its result. */
export interface ChildOrder<Task> {
  task: Task
  stay: boolean
}

/** How much of what a dying child wrote is kept as the reason, in characters. */
const COMPLAINT_LENGTH = 2000

interface RunOptions {
  signal: AbortSignal
  timeoutMs: number
  /** Called for each step that the child says it has reached. */
  onStep?: StepListener
  /** Whether the process stays for the next task: starting it takes longer than a short recording does. */
  stay?: boolean
}

/**
 * Runs one task in a process of its own, so that native code that crashes, hangs or leaks takes nothing with it. The
 * process is given none of our environment, and is killed when the signal aborts, when time is up, and, by the closing
 * of its channel, when this process dies. One that stays never has two tasks at once; where it dies of the second, what
 * the first left behind may be to blame, and a new process decides.
 * @param script URL of a script that calls `serveTask`.
 * @param task a value that survives structured cloning.
 * @throws ChildCrash when it ended without an answer; the signal's reason when aborted.
 */
export async function runChildTask<Result>(
  script: URL,
  task: unknown,
  options: RunOptions,
): Promise<ChildAnswer<Result>> {
  options.signal.throwIfAborted()
  const warm = options.stay ? takeWarm(script) : null
  if (warm === null) return runIn<Result>(start(script), script, task, options)
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
    // Whoever heard of the step may be reading what was written by then.
    if (reached) throw new ChildCrash(error.message, 'killed')
    return runIn<Result>(start(script), script, task, options)
  }
}

function start(script: URL): ChildProcess {
  return fork(script, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
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
  let complaint = ''
  const listen = (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_LENGTH)
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
          const message = `the process ended with ${ended ?? code}: ${complaint}`.trim()
          reject(new ChildCrash(message, timedOut ? 'timed_out' : describeEnd(ended)))
        }
      })
      // A child that died already is heard of by `close`.
      child.send({ task, stay } satisfies ChildOrder<unknown>, () => undefined)
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
    child.stderr?.off('data', listen)
    for (const event of ['message', 'error', 'close']) child.removeAllListeners(event)
    // What is still on its way from a process that is killed is nobody's any more.
    child.on('error', () => undefined)
    if (stays) keepWarm(script, child)
    else kill()
  }
}
