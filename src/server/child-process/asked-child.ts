import type { ChildProcess } from 'node:child_process'
import { ChildCrash, describeEnd } from './child-task.ts'
import { startChild } from './start-child.ts'

/** Maximum number of characters of a dying process's output that are kept as the reason. */
const ERROR_OUTPUT_LENGTH = 2000

interface AskOptions {
  signal: AbortSignal
  /**
   * An order that asks the process to stop working on this one, for native code that can be asked. The process then has
   * some time to answer before it is killed. Without this order it is killed at once.
   */
  cancel?: { order: unknown; graceMs: number }
}

/**
 * A child process that stays, holding something large such as a model, and answers one order at a time. If native code
 * in it crashes, nothing else goes down. It gets none of our environment; its script ends it when its channel closes.
 */
export class AskedChild<Order extends object, Answer> {
  readonly #child: ChildProcess
  #errorOutput = ''

  constructor(script: URL) {
    this.#child = startChild(script)
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errorOutput = (this.#errorOutput + text).slice(-ERROR_OUTPUT_LENGTH)
    })
    // Sending to a dead process emits an error event. The caller that waits for the answer learns of the death by `close`.
    this.#child.on('error', (error) => {
      this.#errorOutput += String(error)
    })
  }

  /** Undefined if it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid
  }

  get alive(): boolean {
    return this.#child.connected && this.#child.exitCode === null && this.#child.signalCode === null
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  /**
   * Sends an order and waits for its answer. Wait for the answer before the next call.
   * @throws ChildCrash if the process dies, and the signal's reason when aborted.
   */
  ask(order: Order, { signal, cancel }: AskOptions): Promise<Answer> {
    const child = this.#child
    return new Promise((resolve, reject) => {
      let grace: NodeJS.Timeout | undefined
      const settle = (finish: () => void) => {
        clearTimeout(grace)
        child.off('message', onMessage)
        child.off('close', onClose)
        signal.removeEventListener('abort', onAbort)
        finish()
      }
      const onMessage = (message: unknown) =>
        settle(() => (signal.aborted ? reject(signal.reason) : resolve(message as Answer)))
      const onClose = (code: number | null, ended: NodeJS.Signals | null) => {
        const message = `the process ended with ${ended ?? code}: ${this.#errorOutput}`.trim()
        settle(() => reject(signal.aborted ? signal.reason : new ChildCrash(message, describeEnd(ended))))
      }
      const giveUp = () => {
        this.kill()
        settle(() => reject(signal.reason))
      }
      const onAbort = () => {
        if (!cancel || !this.alive) return giveUp()
        grace = setTimeout(giveUp, cancel.graceMs)
        this.#send(cancel.order as Order)
      }
      child.on('message', onMessage)
      child.on('close', onClose)
      signal.addEventListener('abort', onAbort, { once: true })
      // The signal may have aborted since the caller checked, and a past abort emits no event.
      if (signal.aborted) return settle(() => reject(signal.reason))
      if (!this.alive) return onClose(child.exitCode, child.signalCode)
      this.#send(order)
    })
  }

  #send(order: Order): void {
    this.#child.send(order, (error) => {
      if (error) this.kill()
    })
  }
}
