import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DraftEngine } from './draft.ts'
import { commandFor, findPocketSphinx, readBatchResult, readSingleResult } from './pocketsphinx.ts'

let prefix: string
beforeEach(async () => {
  prefix = await mkdtemp(join(tmpdir(), 'dictum-prefix-'))
})
afterEach(() => rm(prefix, { recursive: true }))

async function install(path: string, content = '') {
  const whole = join(prefix, path)
  await mkdir(dirname(whole), { recursive: true })
  await writeFile(whole, content)
  await chmod(whole, 0o755)
}

async function installModel() {
  const model = 'share/pocketsphinx/model/en-us'
  for (const file of ['en-us/mdef', 'en-us.lm.bin', 'cmudict-en-us.dict']) await install(`${model}/${file}`)
}

test('needs both the program and its model', async () => {
  expect(await findPocketSphinx([prefix])).toBeNull()
  await install('bin/pocketsphinx_batch')
  expect(await findPocketSphinx([prefix])).toBeNull()
  expect(await new DraftEngine([prefix]).readiness()).toEqual({ ready: false, problem: 'not_installed' })
  await installModel()
  expect(await findPocketSphinx([prefix])).toMatchObject({
    kind: 'batch',
    program: join(prefix, 'bin/pocketsphinx_batch'),
  })
  expect(await new DraftEngine([prefix]).readiness()).toEqual({ ready: true })
})

test('uses the single program of version 5', async () => {
  await installModel()
  await install('bin/pocketsphinx')
  const found = await findPocketSphinx([prefix])
  expect(found).toMatchObject({ kind: 'single' })
  if (found) expect(commandFor(found, '/there').args.slice(-2)).toEqual(['single', '/there/segment.wav'])
})

test('reads words and times of the older program, without its markers', () => {
  const line =
    'segment S 0 T -27501949 A -25397248 L -2104701 0 -456704 0 <s> 22 -1714176 -398 however 70 -506880 -524288 <sil> ' +
    '124 -374784 -584 to(3) 157 -2147 -91 [NOISE] 181 -17 -5 ++SPEECH++ 260 -24 -5 i 310 -87 -5 </s> 346\n'
  expect(readBatchResult(line)).toEqual([
    { text: 'however', start: 0.22, end: 0.7 },
    { text: 'to', start: 1.24, end: 1.57 },
    { text: 'I', start: 2.6, end: 3.1 },
  ])
  expect(readBatchResult('')).toEqual([])
  expect(readBatchResult('segment S 0 T 0 A 0 L 0\n')).toEqual([])
})

test('reads words and times of the newer program, without its markers', () => {
  const words = [
    { b: 0, d: 0.2, p: 1, t: '<s>' },
    { b: 0.2, d: 0.5, p: 0.9, t: "i'm" },
    { b: 0.7, d: 0.5, p: 0.9, t: 'going(2)' },
    { b: 1.2, d: 0.5, p: 0.9, t: '<sil>' },
  ]
  const printed = `${JSON.stringify({ b: 0, d: 1.7, p: 1, t: "i'm going", w: words })}\n`
  expect(readSingleResult(printed)).toEqual([
    { text: "I'm", start: 0.2, end: 0.7 },
    { text: 'going', start: 0.7, end: 1.2 },
  ])
  expect(readSingleResult('\n')).toEqual([])
})

test('reports a program that fails, and aborts one that hangs', async () => {
  await installModel()
  const samples = new Float32Array(16_000).fill(0.1)
  await install('bin/pocketsphinx', '#!/bin/sh\necho broken >&2\nexit 3\n')
  const engine = new DraftEngine([prefix])
  const failed = engine.transcribe({ samples, language: 'en', signal: new AbortController().signal })
  await expect(failed).rejects.toMatchObject({ name: 'EngineError', code: 'engine_failed', retry: true })
  await install('bin/pocketsphinx', '#!/bin/sh\nexec /bin/sleep 60\n')
  const controller = new AbortController()
  const hanging = expect(engine.transcribe({ samples, language: 'en', signal: controller.signal })).rejects.toThrow(
    'deleted',
  )
  controller.abort(new Error('deleted'))
  await hanging
})

test('supports only English', async () => {
  const result = new DraftEngine([prefix]).transcribe({
    samples: new Float32Array(16_000),
    language: 'es',
    signal: new AbortController().signal,
  })
  await expect(result).rejects.toMatchObject({ code: 'engine_failed', retry: false })
})
