import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { ROOT } from './run-step.ts'

export interface Check {
  name: string
  program: string
  args: string[]
}

/**
 * By default TypeScript uses four checkers, each of which resolves the types that files share. That takes nearly twice
 * the CPU time.
 */
const checkTypes = (name: string, project: string): Check => ({
  name,
  program: 'tsc',
  args: ['-p', `tsconfig.${project}.json`, '--checkers', '1'],
})

/** Longest first, so that no processor is left with a long check at the end. */
export const TYPE_CHECKS: readonly Check[] = [
  checkTypes('types of the client’s tests', 'client-tests'),
  checkTypes('types of the server', 'server'),
  checkTypes('types of the client', 'client'),
  checkTypes('types of the journeys', 'e2e'),
  checkTypes('types of shared', 'shared'),
]

/** All checks that do not run the code. */
export const STATIC_CHECKS: readonly Check[] = [
  { name: 'format, lint and walls', program: 'biome', args: ['check', '.'] },
  ...TYPE_CHECKS,
  { name: 'unused files, exports and dependencies', program: 'knip', args: [] },
  { name: 'migrations match the schema', program: 'drizzle-kit', args: ['check'] },
]

/**
 * Runs checks in parallel, as many as there are processors, and runs each even if another has failed. Writes the output
 * of each check when it has ended, so that outputs do not mix. Resolves with the number of failed checks.
 */
export async function runChecks(
  checks: readonly Check[],
  write: (text: string) => unknown = (text) => process.stdout.write(text),
  atOnce = availableParallelism(),
): Promise<number> {
  const waiting = [...checks]
  let failed = 0
  const runWaiting = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { status, output } = await run(check)
      write(`${output}${status === 0 ? 'ok' : 'FAILED'}: ${check.name}\n`)
      if (status !== 0) failed += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runWaiting))
  return failed
}

function run({ program, args }: Check): Promise<{ status: number; output: string }> {
  return new Promise((resolve, reject) => {
    const path = `${ROOT}node_modules/.bin:${process.env.PATH ?? ''}`
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, PATH: path },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ status: code ?? 1, output }))
  })
}
