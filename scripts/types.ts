import { parseArgs } from 'node:util'
import { runChecks, TYPE_CHECKS } from './checks.ts'
import { readOrExplain } from './command-line.ts'

const USAGE = `npm run types    the types of all parts
`

readOrExplain(USAGE, () => parseArgs({ options: {} }))

process.exit((await runChecks(TYPE_CHECKS)) === 0 ? 0 : 1)
