import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isProcessAlive } from '#server/is-process-alive.ts'
import { DraftEngine } from './draft.ts'

const ENGINE = new URL('./draft.ts', import.meta.url).href
const MODEL_FILES = ['en-us/mdef', 'en-us.lm.bin', 'cmudict-en-us.dict']
/** Loud enough to be recognised. */
const SAMPLES = 'Float32Array.from({ length: 16000 }, (_, index) => 0.3 * Math.sin(index / 9))'

let prefix: string
let pidFile: string
let ours: ChildProcess | null = null
/** Installs a PocketSphinx that writes down its process id and then runs for a very long time. */
beforeEach(async () => {
  prefix = await mkdtemp(join(tmpdir(), 'dictum-prefix-'))
  pidFile = join(prefix, 'pid')
  const model = join(prefix, 'share/pocketsphinx/model/en-us')
  await mkdir(join(model, 'en-us'), { recursive: true })
  for (const file of MODEL_FILES) await writeFile(join(model, file), '')
  await mkdir(join(prefix, 'bin'))
  const program = join(prefix, 'bin/pocketsphinx_batch')
  await writeFile(program, `#!/bin/sh\necho $$ > ${pidFile}\nexec sleep 60\n`)
  await chmod(program, 0o755)
})
afterEach(async () => {
  ours?.kill('SIGKILL')
  await rm(prefix, { recursive: true })
})

async function readPid(): Promise<number> {
  await expect.poll(() => existsSync(pidFile)).toBe(true)
  await expect.poll(async () => Number(await readFile(pidFile, 'utf8'))).toBeGreaterThan(0)
  return Number(await readFile(pidFile, 'utf8'))
}

test('ends the program at once on a stop, and deletes the audio from its folder', async () => {
  const scratch = join(prefix, 'scratch')
  await mkdir(scratch)
  const engine = new DraftEngine([prefix], scratch)
  const controller = new AbortController()
  const samples = Float32Array.from({ length: 16_000 }, (_, index) => 0.3 * Math.sin(index / 9))
  const ended = expect(engine.transcribe({ samples, language: 'en', signal: controller.signal })).rejects.toThrow(
    'stop',
  )
  const pid = await readPid()
  expect(await readdir(scratch)).toHaveLength(1)
  controller.abort(new Error('stop'))
  await ended
  expect(await readdir(scratch)).toEqual([])
  await expect.poll(() => isProcessAlive(pid)).toBe(false)
})

test.skipIf(!existsSync('/usr/bin/setpriv'))(
  'also does so when the parent process dies (skipped where the system has no setpriv)',
  async () => {
    const script = `import { DraftEngine } from '${ENGINE}'
      const samples = ${SAMPLES}
      const signal = new AbortController().signal
      await new DraftEngine(['${prefix}']).transcribe({ samples, language: 'en', signal })`
    ours = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname })
    const pid = await readPid()
    expect(isProcessAlive(pid)).toBe(true)
    ours.kill('SIGKILL')
    await expect.poll(() => isProcessAlive(pid)).toBe(false)
  },
)
