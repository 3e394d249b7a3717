import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findFreePort } from '#test/find-free-port.ts'
import { readNumbers, readOrExplain } from '../scripts/command-line.ts'
import { markdownTable } from '../scripts/markdown-table.ts'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BENCHMARKS = join(ROOT, 'docs/benchmarks.md')

/** The tests' models, which are small but real. */
export const FIXTURE_MODELS = join(ROOT, 'test/fixtures/models')

/**
 * Makes a server transcribe with the tests' tiny model, so that the measured time is that of our code and not of an
 * engine.
 */
export const TINY_ENGINE = {
  MODEL_DIR: FIXTURE_MODELS,
  TRANSCRIPTION_LOCAL_MODEL: 'tiny-ctc',
  TRANSCRIPTION_ENGINE: 'local',
}

/** Describes the machine in one line, so that a figure is never read without its conditions. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
}

/** Everything reported so far, in order. */
const reported: [name: string, value: string, conditions: string][] = []
const load = loadavg()[0] ?? 0

/** The numbers on the command line, and whether to write the figures into `docs/benchmarks.md` (`--write`). */
export function readArguments(usage: string): { numbers: number[]; write: boolean } {
  return readOrExplain(usage, () => {
    const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true })
    return { numbers: readNumbers(positionals), write: values.write ?? false }
  })
}

/** Writes everything reported into the section of `docs/benchmarks.md` that the command fills. */
export async function writeReport(command: string): Promise<void> {
  const page = await readFile(BENCHMARKS, 'utf8')
  const start = `<!-- ${command} -->`
  const [before = '', rest] = page.split(start)
  const after = rest?.split(`<!-- end of ${command} -->`)[1]
  if (after === undefined) throw new Error(`docs/benchmarks.md has no section for ${command}`)
  const day = new Date().toISOString().slice(0, 10)
  const conditions = `${day}, ${describeMachine()}, load average ${load.toFixed(1)} when it started.`
  const table = markdownTable([['measured', 'figure', 'conditions'], ...reported])
  await writeFile(BENCHMARKS, `${before}${start}\n${conditions}\n\n${table}\n<!-- end of ${command} -->${after}`)
}

export function report(name: string, value: string, conditions = ''): void {
  reported.push([name, value, conditions])
  process.stdout.write(`${name.padEnd(58)} ${value}${conditions ? `   (${conditions})` : ''}\n`)
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Returns the resident memory of a process in bytes, from the kernel (Linux). */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024
}

export interface RunningServer {
  url: string
  pid: number
  /** Milliseconds from process start to the ready line. */
  readyAfter: number
  stop(): Promise<void>
}

/** Starts the real server with the flags of `npm start`, and waits for its ready line. */
export async function startServer(dataDir: string, environment: Record<string, string> = {}): Promise<RunningServer> {
  const port = await findFreePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      SETUP_SYSTEM_PACKAGES: '0',
      MODEL_DOWNLOAD: 'off',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_SIGN_IN: '100000',
      RATE_LIMIT_UPLOADS: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await waitForLine(child, 'Dictum is ready')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Registers a user and returns their session cookie. */
export async function register(url: string): Promise<string> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${Date.now()}@example.com`, password: 'bench password' }),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function waitForLine(child: ChildProcess, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(line)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
}
