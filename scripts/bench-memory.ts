import { benchMemory } from '../bench/memory.ts'
import { describeMachine, readArguments, writeReport } from '../bench/support.ts'
import { buildClientWhenChanged } from './client-build.ts'

/** `npm run bench:memory -- [minutes] [--write]`. */
const { numbers, write } = readArguments()
process.stdout.write(`${describeMachine()}\n`)
await buildClientWhenChanged()
await benchMemory(numbers[0] ?? 60)
if (write) await writeReport('npm run bench:memory')
