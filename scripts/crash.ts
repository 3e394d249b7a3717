import { crashDatabase } from '../bench/crash-database.ts'
import { describeMachine } from '../bench/support.ts'

const rounds = Number(process.argv[2] ?? 3)
process.stdout.write(`${describeMachine()}\n`)
process.exit((await crashDatabase(rounds)) ? 0 : 1)
