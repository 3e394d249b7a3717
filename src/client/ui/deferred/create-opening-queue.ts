/** Lets the parts of a screen appear one after the other, so that the browser can paint and answer input between them. */
export interface OpeningQueue {
  /**
   * Calls back when the browser has time, once after each rest. Returns a function that cancels the task.
   * @param isLast lets all tasks go first that are not last
   */
  add: (task: () => void, isLast?: boolean) => () => void
  /** Makes all tasks wait until the returned function is called. */
  hold: () => () => void
}

/**
 * Creates the queue.
 * @param rest resolves when the browser has time for the next task
 */
export function createOpeningQueue(rest: () => Promise<unknown>): OpeningQueue {
  const waiting: Array<{ task: () => void; isLast: boolean }> = []
  const holds = new Set<symbol>()
  let running = false

  async function run() {
    if (running) return
    running = true
    while (waiting.length > 0 && holds.size === 0) {
      await rest()
      if (holds.size > 0) break
      const next = waiting.find(({ isLast }) => !isLast) ?? waiting[0]
      if (next) waiting.splice(waiting.indexOf(next), 1)
      next?.task()
    }
    running = false
  }

  return {
    add(task, isLast = false) {
      const entry = { task, isLast }
      waiting.push(entry)
      void run()
      return () => {
        const place = waiting.indexOf(entry)
        if (place >= 0) waiting.splice(place, 1)
      }
    },
    hold() {
      const hold = Symbol()
      holds.add(hold)
      return () => {
        holds.delete(hold)
        void run()
      }
    },
  }
}
