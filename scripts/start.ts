import { main } from '../src/server/main.ts'
import { buildClientWhenChanged } from './client-build.ts'
import { installSystemPackages } from './system-packages.ts'

await installSystemPackages(['draft-engine'])
await buildClientWhenChanged()
await main(process.env)
