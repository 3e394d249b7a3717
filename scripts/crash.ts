import { crashDatabase } from '../bench/crash-database.ts'
import { crashDisk } from '../bench/crash-disk.ts'
import { crashProcesses } from '../bench/crash-processes.ts'
import { describeMachine, readArguments, writeReport } from '../bench/support.ts'

const USAGE = `npm run crash -- [ROUNDS] [KILLS] [SEED]    loses the database in every way in each round, kills processes, fills a disk
                                            up; 3 rounds and 30 kills unless told otherwise, and 0 skips that part
npm run crash -- --write                    also writes the figures into docs/benchmarks.md
`

const { numbers, write } = readArguments(USAGE)
const [rounds = 3, kills = 30, seed = Date.now() % 100_000] = numbers
process.stdout.write(`${describeMachine()}\n`)
const survivedLosses = rounds === 0 || (await crashDatabase(rounds))
const survivedKills = kills === 0 || (await crashProcesses(kills, seed))
const survivedFullDisk = await crashDisk()
if (write) await writeReport('npm run crash')
process.exit(survivedLosses && survivedKills && survivedFullDisk ? 0 : 1)
