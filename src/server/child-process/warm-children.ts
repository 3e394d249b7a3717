import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'

/** How long an idle process stays, in milliseconds: long enough if recordings come one after the other. */
const IDLE_MS = 3000
/** Maximum number of tasks per process: native code may leak a little with each task. */
const MAX_TASKS = 50

const idle = new Map<string, Array<{ child: ChildProcess; timer: NodeJS.Timeout }>>()
const tasks = new WeakMap<ChildProcess, number>()

/** Takes an idle process of a script. Returns null if there is none. */
export function takeWarm(script: URL): ChildProcess | null {
  for (;;) {
    const kept = idle.get(script.href)?.pop()
    if (!kept) return null
    const { child, timer } = kept
    clearTimeout(timer)
    child.removeAllListeners('close')
    if (!child.connected || child.exitCode !== null || child.signalCode !== null) continue
    setHeld(child, true)
    return child
  }
}

/** Keeps a process for the next task of its script, for a while. */
export function keepWarm(script: URL, child: ChildProcess): void {
  const done = (tasks.get(child) ?? 0) + 1
  tasks.set(child, done)
  if (done >= MAX_TASKS) {
    child.kill('SIGKILL')
    return
  }
  const kept = idle.get(script.href) ?? []
  idle.set(script.href, kept)
  const end = () => {
    kept.splice(
      kept.findIndex((entry) => entry.child === child),
      1,
    )
    child.kill('SIGKILL')
  }
  const timer = setTimeout(end, IDLE_MS)
  timer.unref()
  child.once('close', () => {
    clearTimeout(timer)
    if (kept.some((entry) => entry.child === child)) end()
  })
  kept.push({ child, timer })
  setHeld(child, false)
}

/** Kills the idle processes of a script. */
export function dropWarm(script: URL): void {
  for (const { child, timer } of idle.get(script.href)?.splice(0) ?? []) {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

/** Sets whether this child keeps our process alive. */
function setHeld(child: ChildProcess, held: boolean): void {
  const how = held ? 'ref' : 'unref'
  child[how]()
  child.channel?.[how]()
  const stderr = child.stderr as Socket | null
  stderr?.[how]()
}
