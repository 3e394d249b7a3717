import { benchMemory } from '../bench/memory.ts'
import { describeMachine, readArguments, writeReport } from '../bench/support.ts'
import { buildClientWhenChanged } from './client-build.ts'

const USAGE = `npm run bench:memory -- [MINUTES]    memory and descriptors of the server under mixed load; 60 minutes by default
npm run bench:memory -- --write      also writes the figures into docs/benchmarks.md
`

const { numbers, write } = readArguments(USAGE)
process.stdout.write(`${describeMachine()}\n`)
await buildClientWhenChanged()
await benchMemory(numbers[0] ?? 60)
if (write) await writeReport('npm run bench:memory')
