import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'dist/client/.stamp')
/** The sources of the client build. */
const SOURCES = [
  'src/client',
  'src/shared',
  'vite.config.ts',
  'package-lock.json',
  'scripts/client-build.ts',
  'scripts/chunk-groups.ts',
  'scripts/outdated-browser.ts',
  'scripts/preload-screens.ts',
  'scripts/retryable-imports.ts',
]

/** Builds the client unless its sources are unchanged since the last build. */
export async function buildClientWhenChanged(): Promise<void> {
  const fingerprint = await fingerprintSources()
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (built === fingerprint) return
  process.stdout.write('Building the client …\n')
  await run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'])
  await writeFile(STAMP, fingerprint)
}

/**
 * Returns a value that changes with any file's path, size or modification time. This is far quicker than reading all
 * files.
 */
async function fingerprintSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) await addFile(hash, join(ROOT, source), source)
  return hash.digest('hex')
}

async function addFile(hash: ReturnType<typeof createHash>, path: string, name: string): Promise<void> {
  const info = await stat(path)
  if (info.isDirectory()) {
    for (const entry of (await readdir(path)).sort()) await addFile(hash, join(path, entry), `${name}/${entry}`)
  } else {
    hash.update(`${name} ${info.size} ${info.mtimeMs}\n`)
  }
}

/** Always runs in production mode: if tests left React's development build behind, the next start would be slow. */
function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} exited with ${code}`))))
  })
}
