import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findFreePort } from '#test/find-free-port.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The admin password of every server under test. */
export const ADMIN_PASSWORD = 'the panel of the journeys'
const READY_TIMEOUT_MS = 240_000
/** The environment variable that names the folder with the database to copy, if there is one. */
export const TEMPLATE_VARIABLE = 'E2E_DATA_TEMPLATE'

const run = promisify(execFile)

/**
 * The real server, started after the client has been built, with a free port, its own data folder and cheap password
 * hashes. Apart from that, it runs as a user starts it.
 */
export class DictumServer {
  readonly port: number
  readonly dataDir: string
  readonly url: string
  private readonly environment: Record<string, string>
  private child: ChildProcess | null = null
  private output = ''

  private constructor(port: number, dataDir: string, environment: Record<string, string>) {
    this.port = port
    this.dataDir = dataDir
    this.url = `http://localhost:${port}`
    this.environment = environment
  }

  static async create(environment: Record<string, string> = {}): Promise<DictumServer> {
    const port = await findFreePort()
    const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'dictum-e2e-')))
    if (environment.DATA_DIR) return new DictumServer(port, dataDir, environment)
    const template = process.env[TEMPLATE_VARIABLE]
    // This keeps the owner of the database's files, which is another user if the tests run as root.
    if (template && !environment.DATABASE_URL) await run('cp', ['-a', `${template}/.`, dataDir])
    // If that user couldn't enter the folder, the server would store the database under /var/lib/dictum, and `dispose`
    // would leave it there.
    await chmod(dataDir, 0o755)
    return new DictumServer(port, dataDir, environment)
  }

  /** Starts the server and waits for its ready line. */
  async start(environment: Record<string, string> = {}): Promise<void> {
    this.output = ''
    const child = spawn(process.execPath, [join(ROOT, 'test/quick-password-server.ts')], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        RATE_LIMIT_SIGN_IN: '1000',
        RATE_LIMIT_UPLOADS: '1000',
        ENGINE_CHECK_SECONDS: '1',
        ADMIN_PASSWORD,
        ...this.environment,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not ready in time:\n${this.output}`)), READY_TIMEOUT_MS)
      const listen = (chunk: Buffer) => {
        this.output += chunk.toString()
        if (!this.output.includes('Dictum is ready')) return
        clearTimeout(timer)
        resolve()
      }
      child.stdout?.on('data', listen)
      child.stderr?.on('data', listen)
      child.once('exit', (code) => {
        clearTimeout(timer)
        reject(new Error(`ended with ${code}:\n${this.output}`))
      })
    })
  }

  /** The server's process id; undefined while it does not run. */
  get pid(): number | undefined {
    return this.child?.pid
  }

  /** The server's output since its last start. */
  get log(): string {
    return this.output
  }

  /** Shuts the server down cleanly. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  /** Ends the server as in a crash: at once, leaving its database running. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Stops the server and deletes its data. */
  async dispose(): Promise<void> {
    await this.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child
    this.child = null
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
}
