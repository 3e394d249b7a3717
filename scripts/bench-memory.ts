import { benchMemory } from '../bench/memory.ts'
import { describeMachine } from '../bench/support.ts'
import { buildClientWhenChanged } from './client-build.ts'

/** `npm run bench:memory -- [minutes]`. */
process.stdout.write(`${describeMachine()}\n`)
await buildClientWhenChanged()
await benchMemory(Number(process.argv[2] ?? 60))
