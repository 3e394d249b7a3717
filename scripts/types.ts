import { runChecks, TYPE_CHECKS } from './checks.ts'

process.exit((await runChecks(TYPE_CHECKS)) === 0 ? 0 : 1)
