import { once } from 'node:events'
import { ChildCrash, describeEnd } from '#server/child-process/child-task.ts'
import { startChild } from '#server/child-process/start-child.ts'
import { findDetectorModel } from '../detector-model.ts'
import type { SpeechSegment } from '../engine.ts'
import type { ListenMessage, ListenTask } from './listen-task.ts'

const SCRIPT = new URL('./listen.child.ts', import.meta.url)

/** Timeout in milliseconds without progress. A process holds back little, so it needs at most a second if it still works. */
const STALLED_MS = 300_000

/** Maximum number of characters of a dying process's output that are kept as the reason. */
const ERROR_OUTPUT_LENGTH = 2000

/** A recording that is being decoded while it arrives. */
export interface LiveListener {
  /** Passes on the next bytes of the recording. Resolves once the process has room for more. */
  write(content: AsyncIterable<Buffer>): Promise<void>
  /**
   * Ends the recording. Call it once.
   * @returns its length in seconds, after the last segment was reported
   */
  end(): Promise<number>
  /** Stops at once. Does nothing after the end. */
  stop(): void
}

interface ListenOptions {
  /** The path where the PCM grows (16 kHz, mono, s16le). */
  pcmPath: string
  /** Called for each segment as it becomes final, in order. Its sound is in the file by then. */
  onSegment(segment: SpeechSegment): void
  /** Timeout in milliseconds without progress after which the process is killed. Default: five minutes. */
  stalledMs?: number
}

/**
 * Decodes a recording while it arrives and cuts its speech into segments, in a child process. The same recording is
 * always cut at the same places, however it arrives.
 * @returns the object that takes the recording; its calls throw ChildCrash if the process dies, and Error if nothing
 * can be decoded.
 */
export function startListening({ pcmPath, onSegment, stalledMs = STALLED_MS }: ListenOptions): LiveListener {
  const child = startChild(SCRIPT, 'pipe')
  const input = child.stdin
  let errorOutput = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(-ERROR_OUTPUT_LENGTH)
  })
  const length = new Promise<number>((resolve, reject) => {
    let index = 0
    child.on('message', (message: ListenMessage) => {
      if (message.kind === 'segment') onSegment({ index: index++, start: message.start, end: message.end })
      else if (message.kind === 'ended') resolve(message.seconds)
      else reject(new Error(message.detail))
    })
    child.once('error', (cause) => reject(new ChildCrash(String(cause), 'killed')))
    child.once('close', (code, signal) => {
      const message = `the process ended with ${signal ?? code}: ${errorOutput}`.trim()
      reject(new ChildCrash(message, describeEnd(signal)))
    })
  })
  // The next write or the end gets the failure; a process that dies in between is noticed at the next call.
  length.catch(() => undefined)
  // A process that has failed no longer reads; `length` says why.
  input?.on('error', () => undefined)
  child.send({ pcmPath, modelPath: findDetectorModel() } satisfies ListenTask, () => undefined)

  /** Kills the process if it takes too long for something. */
  async function inTime<Result>(work: Promise<Result>): Promise<Result> {
    const timer = setTimeout(() => child.kill('SIGKILL'), stalledMs)
    try {
      return await work
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async write(content) {
      for await (const chunk of content) {
        if (!input?.writable) return void (await inTime(length))
        if (!input.write(chunk)) await inTime(Promise.race([once(input, 'drain').catch(() => undefined), length]))
      }
    },
    end() {
      input?.end()
      return inTime(length)
    },
    stop() {
      child.kill('SIGKILL')
    },
  }
}
