import { runChecks, STATIC_CHECKS } from './checks.ts'
import { refuseArguments } from './command-line.ts'
import { runAllTests } from './run-tests.ts'

const USAGE = `npm run check    format, lint and import boundaries, types, unused code, migrations, tests
`

refuseArguments(USAGE)

// The checks that must pass before a change lands.
const failedChecks = await runChecks(STATIC_CHECKS)
const tests = await runAllTests()
const failed = tests.failed + failedChecks
process.stdout.write(`${tests.passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1)
