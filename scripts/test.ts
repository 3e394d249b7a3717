import { runAllTests } from './run-tests.ts'

const { passed, failed } = await runAllTests()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
