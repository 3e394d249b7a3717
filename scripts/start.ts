import { main } from '../src/server/main.ts'
import { buildClientWhenChanged } from './client-build.ts'
import { refuseArguments } from './command-line.ts'
import { installSystemPackages } from './system-packages.ts'

const USAGE = `npm start    serves Dictum until it is stopped; the README lists the settings, which are environment variables
`

refuseArguments(USAGE)

await installSystemPackages(['draft-engine'])
await buildClientWhenChanged()
await main(process.env)
