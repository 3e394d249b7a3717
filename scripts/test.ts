import { refuseArguments } from './command-line.ts'
import { runAllTests } from './run-tests.ts'

const USAGE = `npm test    all tests, including those in a browser; single ones with npx vitest run FILE and npx playwright test FILE
`

refuseArguments(USAGE)

const { passed, failed } = await runAllTests()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
