import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseArguments } from './command-line.ts'
import { ROOT } from './run-step.ts'

const USAGE = `npm run --silent sbom > FILE    lists what npm ci --omit dev installs on any platform, as CycloneDX in JSON
`

interface Package {
  name: string
  devDependencies?: Record<string, string>
}
interface Lock {
  packages: Record<string, { dev?: boolean; devDependencies?: Record<string, string> }>
}

refuseArguments(USAGE)

// With `--omit dev`, npm 11.19 also leaves out packages that the tests need too, such as React. So it is given a lock
// file that contains only the others. It names the whole after the folder.
const scratch = await mkdtemp(join(tmpdir(), 'dictum-sbom-'))
try {
  const { devDependencies: _, ...own } = await read<Package>('package.json')
  const lock = await read<Lock>('package-lock.json')
  const needed = Object.entries(lock.packages).filter(([, { dev }]) => !dev)
  const packages = needed.map(([path, { devDependencies: _own, ...entry }]) => [path, entry])
  const folder = join(scratch, own.name)
  await mkdir(folder)
  await writeFile(join(folder, 'package.json'), JSON.stringify(own))
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  )
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const { status, error } = spawnSync('npm', ['sbom', ...options], { cwd: folder, stdio: 'inherit' })
  if (error) throw error
  process.exitCode = status ?? 1
} finally {
  await rm(scratch, { recursive: true, force: true })
}

async function read<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(ROOT, name), 'utf8')) as T
}
