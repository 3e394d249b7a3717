import { parseArgs } from 'node:util'
import { openPlace } from '#server/backup/place.ts'
import { readProgramVersion } from '#server/backup/write-backup.ts'
import { readConfig } from '#server/config.ts'
import { type Diagnosis, examine, hasProblem } from '#server/doctor/doctor.ts'
import { createLogger } from '#server/logger.ts'
import { readOrExplain } from './command-line.ts'
import { failPlainly } from './operator-command.ts'

const USAGE = `npm run doctor                      what is wrong, while Dictum runs or not; status 1 if there is a problem
npm run doctor -- --repair          puts right what can safely be put right
npm run --silent doctor -- --json   for programs
`

const options = readOrExplain(
  USAGE,
  () => parseArgs({ options: { repair: { type: 'boolean' }, json: { type: 'boolean' } } }).values,
)

await failPlainly(async () => {
  const config = readConfig(process.env)
  const logger = createLogger({ logLevel: 'silent' })
  const place = await openPlace(config, logger)
  try {
    const { dataDir } = config
    const program = readProgramVersion()
    const diagnoses = await examine(place, { dataDir, program, logger, repair: options.repair ?? false })
    const text = options.json
      ? JSON.stringify({ findings: diagnoses }, null, 1)
      : diagnoses.flatMap(describe).join('\n')
    process.stdout.write(`${text}\n`)
    if (hasProblem(diagnoses)) process.exitCode = 1
  } finally {
    await place.close()
  }
})

function describe({ status, text, advice, repaired }: Diagnosis): string[] {
  const line = `${status.padEnd(8)} ${text}`
  if (repaired !== null) return [line, `repaired ${repaired}`]
  return advice === undefined ? [line] : [line, `         ${advice}`]
}
