import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** Prints how many modules of the SDK one of our modules loads. */
const SCRIPT = `
import { registerHooks } from 'node:module'
let loaded = 0
registerHooks({
  load: (url, context, next) => {
    if (/@aws-sdk|@smithy/.test(url)) loaded += 1
    return next(url, context)
  },
})
await import(process.argv[1])
process.stdout.write(String(loaded))
process.exit(0)
`

async function countSdk(path: string): Promise<number> {
  const url = new URL(path, import.meta.url).href
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', SCRIPT, url])
  return Number(stdout)
}

it('loads the SDK for S3 only where it is used', async () => {
  expect(await countSdk('../main.ts')).toBe(0)
  expect(await countSdk('./s3/s3-storage.ts')).toBeGreaterThan(0)
})
