import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findCandidates, fitParameters, rateUnseen } from '../eval/calibration.ts'
import { calibrationReport } from '../eval/calibration-report.ts'
import { readOrExplain } from './command-line.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PARAMETERS = `${ROOT}src/server/analysis/confidence/confidence.json`
const REPORT = `${ROOT}docs/evaluation.md`
const SECTION = /(?<=<!-- calibration -->\n)[\s\S]*?(?=\n<!-- end of calibration -->)/

const USAGE = `npm run calibrate                    fits the confidence of follow-ups and events to ../shared/eval
npm run calibrate -- --dir FOLDER    prints how it fits other test sets
`

const { values } = readOrExplain(USAGE, () => parseArgs({ options: { dir: { type: 'string' } } }))
const folder = resolve(values.dir ?? `${ROOT}../shared/eval`)

if (!existsSync(folder)) process.stdout.write(`No test sets in ${folder}; name their folder with --dir.\n`)
else {
  const candidates = findCandidates(folder)
  const report = calibrationReport(rateUnseen(candidates))
  process.stdout.write(`${report}\n`)
  // The parameters are fitted to the sets beside the project. Results for another folder are only printed.
  if (values.dir === undefined) {
    const before = readFileSync(PARAMETERS, 'utf8')
    const fitted = `${JSON.stringify(fitParameters(candidates), null, 2)}\n`
    writeFileSync(PARAMETERS, fitted)
    writeFileSync(
      REPORT,
      readFileSync(REPORT, 'utf8').replace(SECTION, () => `\n${report}\n`),
    )
    // The follow-ups that are certain determine which dates are left to events.
    if (fitted !== before) process.stdout.write('The parameters have changed; run the command again.\n')
  }
}
