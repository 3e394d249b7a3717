import { benchAnalyse, benchEventLoop } from '../bench/analyse.ts'
import { benchDecode } from '../bench/decode.ts'
import { benchEvents } from '../bench/events.ts'
import { benchLiveText } from '../bench/live-text.ts'
import { benchQueue } from '../bench/queue.ts'
import { benchRequests } from '../bench/requests.ts'
import { benchSearch } from '../bench/search.ts'
import { benchSpokenLanguage } from '../bench/spoken-language.ts'
import { benchStart } from '../bench/start.ts'
import { benchStopToText } from '../bench/stop-to-text.ts'
import { describeMachine, readArguments, writeReport } from '../bench/support.ts'
import { benchTranscribe } from '../bench/transcribe.ts'
import { benchUploads } from '../bench/uploads.ts'
import { buildClientWhenChanged } from './client-build.ts'

const USAGE = `npm run bench               measures everything that is fast enough to be measured often
npm run bench -- --write    also writes the figures into docs/benchmarks.md
`

const { write } = readArguments(USAGE)
process.stdout.write(`${describeMachine()}\n`)
await buildClientWhenChanged()
await benchAnalyse()
await benchEventLoop()
benchSpokenLanguage()
await benchDecode()
await benchTranscribe()
await benchStopToText()
await benchLiveText()
await benchQueue()
await benchEvents()
await benchUploads()
await benchRequests()
await benchSearch()
await benchStart()
if (write) await writeReport('npm run bench')
