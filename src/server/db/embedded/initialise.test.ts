import { expect, it } from 'vitest'
import { findReason } from './initialise.ts'

const CLEANED_UP =
  'child process exited with exit code 134\ninitdb: removing contents of data directory "/data/postgres"\n'

it.each([
  [
    `2026-11-28 21:27:20.974 UTC [7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device
2026-11-28 21:27:20.974 UTC [7] HINT:  Check free disk space.
2026-11-28 21:27:20.974 UTC [7] PANIC:  cannot abort transaction 1, it was already committed
${CLEANED_UP}`,
    'could not write to file "pg_wal/xlogtemp.7": No space left on device',
  ],
  [
    `initdb: error: could not create directory "/data/postgres": Permission denied\n${CLEANED_UP}`,
    'could not create directory "/data/postgres": Permission denied',
  ],
  ['initdb: unknown trouble\n', 'initdb: unknown trouble'],
  ['', 'no reason given'],
])('finds the reason in the output of initdb: %s', (output, reason) => {
  expect(findReason(output)).toBe(reason)
})
