import { runStep } from './run-step.ts'
import { runAllTests } from './run-tests.ts'

/** The checks that must pass before a change lands. Each step runs even if an earlier one failed. */
const STEPS: Array<[name: string, program: string, args: string[]]> = [
  ['format, lint and walls', 'biome', ['check', '.']],
  ['types of shared', 'tsc', ['-p', 'tsconfig.shared.json']],
  ['types of the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the client', 'tsc', ['-p', 'tsconfig.client.json']],
  ['types of the client’s tests', 'tsc', ['-p', 'tsconfig.client-tests.json']],
  ['types of the journeys', 'tsc', ['-p', 'tsconfig.e2e.json']],
  ['unused files, exports and dependencies', 'knip', []],
  ['migrations match the schema', 'drizzle-kit', ['check']],
]

let failedSteps = 0
for (const [name, program, args] of STEPS) {
  const status = await runStep(program, args)
  process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'}: ${name}\n`)
  if (status !== 0) failedSteps += 1
}
const tests = await runAllTests()
const failed = tests.failed + failedSteps
process.stdout.write(`${tests.passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1)
