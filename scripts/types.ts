import { runChecks, TYPE_CHECKS } from './checks.ts'
import { refuseArguments } from './command-line.ts'

const USAGE = `npm run types    the types of all parts
`

refuseArguments(USAGE)

process.exit((await runChecks(TYPE_CHECKS)) === 0 ? 0 : 1)
