import { type ChildProcess, fork } from 'node:child_process'

/**
 * Starts a script in a process of its own, which gets none of our environment. Its error output can be read from
 * `stderr`; other output is dropped.
 * @param stdin `pipe`: it reads from its standard input
 */
export function startChild(script: URL, stdin: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  return fork(script, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: [stdin, 'ignore', 'pipe', 'ipc'],
  })
}
