import { crashDatabase } from '../bench/crash-database.ts'
import { crashDisk } from '../bench/crash-disk.ts'
import { crashProcesses } from '../bench/crash-processes.ts'
import { describeMachine, readArguments, writeReport } from '../bench/support.ts'

/**
 * `npm run crash -- [rounds] [kills] [seed] [--write]`: each round loses the database in every way; then processes are
 * killed, and the disk is filled up. With 0 rounds or kills, that part is skipped.
 */
const { numbers, write } = readArguments()
const [rounds = 3, kills = 30, seed = Date.now() % 100_000] = numbers
process.stdout.write(`${describeMachine()}\n`)
const survivedLosses = rounds === 0 || (await crashDatabase(rounds))
const survivedKills = kills === 0 || (await crashProcesses(kills, seed))
const survivedFullDisk = await crashDisk()
if (write) await writeReport('npm run crash')
process.exit(survivedLosses && survivedKills && survivedFullDisk ? 0 : 1)
