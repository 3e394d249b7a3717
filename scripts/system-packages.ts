import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

interface SystemPackage {
  packages: string[]
  /** What the user gains from it. */
  purpose: string
  isPresent(): boolean
  /** Whether the package starts a listening service on systems with systemd. */
  isService?: boolean
}

/** This folder exists if systemd manages the services, which is not the case in most containers. */
const SYSTEMD_PATH = '/run/systemd/system'

/** The paths at which Debian, Ubuntu and others install the browser. */
const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Returns the browser for tests and scripts: the one in `CHROMIUM_PATH`, otherwise the system's; undefined if there is
 * none.
 */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? CHROMIUM_PATHS.find((path) => existsSync(path))
}

/**
 * The path at which Debian installs Chromium without a browser window. It is not that of the wrapper script, which
 * would remain as a process in between.
 */
const HEADLESS_SHELL_PATH = '/usr/lib/chromium/chromium-headless-shell'

/**
 * Returns the browser for tests that only need a page: the headless shell, which takes a quarter less CPU time, or else
 * the same as `findChromium`.
 */
export function findHeadlessChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : findChromium())
}

/** The path at which Debian and Ubuntu install the pooler. It is not in everybody's PATH. */
export const PGBOUNCER_PATH = '/usr/sbin/pgbouncer'

/** The path at which Debian and Ubuntu install Redis. */
export const REDIS_PATH = '/usr/bin/redis-server'

const SYSTEM_PACKAGES = {
  'draft-engine': {
    packages: ['pocketsphinx', 'pocketsphinx-en-us'],
    purpose: 'the draft speech engine (English)',
    isPresent: () =>
      (isOnPath('pocketsphinx') || isOnPath('pocketsphinx_continuous')) &&
      existsSync('/usr/share/pocketsphinx/model/en-us'),
  },
  chromium: {
    packages: ['chromium'],
    purpose: 'the browser that the tests drive',
    isPresent: () => findChromium() !== undefined,
  },
  // Debian has it, but Ubuntu doesn't, so there the tests use the whole browser.
  'headless-chromium': {
    packages: ['chromium-headless-shell'],
    purpose: 'the same browser without a window, which makes the tests faster',
    isPresent: () => process.env.CHROMIUM_PATH !== undefined || existsSync(HEADLESS_SHELL_PATH),
  },
  pgbouncer: {
    packages: ['pgbouncer'],
    purpose: 'a connection pooler, through which the tests reach the database',
    isPresent: () => existsSync(PGBOUNCER_PATH),
    isService: true,
  },
  redis: {
    packages: ['redis-server'],
    purpose: 'Redis, by which the tests wake processes for events',
    isPresent: () => existsSync(REDIS_PATH),
    isService: true,
  },
} as const satisfies Record<string, SystemPackage>

export type SystemPackageName = keyof typeof SYSTEM_PACKAGES

/**
 * Installs required system packages if that is possible without a prompt (as root or with passwordless sudo, using
 * apt). Otherwise, and for a package that would start a service, prints one line that says what to install. Continues
 * in any case, because none of them is needed to start.
 */
export async function installSystemPackages(names: SystemPackageName[]): Promise<void> {
  // Installed one by one, because apt installs nothing at all if it doesn't know one of the packages.
  for (const name of names) if (!SYSTEM_PACKAGES[name].isPresent()) install(SYSTEM_PACKAGES[name])
}

function install({ packages, purpose, isService = false }: SystemPackage): void {
  const what = `${packages.join(' ')}: ${purpose}`
  const prefix = findPrivilege()
  const isUnwanted = process.env.SETUP_SYSTEM_PACKAGES === '0' || (isService && existsSync(SYSTEMD_PATH))
  if (isUnwanted || !prefix || !isOnPath('apt-get')) {
    process.stdout.write(`Not installed, please install by hand: ${what}\n`)
    return
  }
  process.stdout.write(`Installing with apt ${what} (SETUP_SYSTEM_PACKAGES=0 switches this off)\n`)
  const apt = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args]
    return spawnSync(program, rest, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installNow = () => apt('install', '-y', '--no-install-recommends', ...packages)
  let result = installNow()
  // The package lists of an image may be missing or old. Fetching them takes seconds, so this is done only when needed.
  if (result.status !== 0 && apt('update').status === 0) result = installNow()
  if (result.status !== 0) {
    const reason = (result.stderr || result.error?.message || '').trim().split('\n').at(-1) ?? ''
    process.stdout.write(`Could not be installed, please install by hand: ${what} (${reason})\n`)
  }
}

/** Returns the prefix that runs a command as root; null if that is impossible without a password. */
function findPrivilege(): string[] | null {
  if (process.getuid?.() === 0) return []
  const sudo = isOnPath('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return sudo ? ['sudo', '-n'] : null
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`))
}
