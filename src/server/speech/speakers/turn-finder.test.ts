import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PCM_RATE, toPcm } from '#server/audio/pcm-file.ts'
import { EngineError } from '#server/speech/engine.ts'
import { writeSpeakerModel } from '#test/fixtures/models/made-up-speakers.ts'
import { joinVoices, readSpeech, type VoicedPiece } from '#test/voices.ts'
import { assignSpeakers } from './assign-speakers.ts'
import type { SpeakerFiles } from './speaker-model.ts'
import { TurnFinder, type TurnsRequest, tryTurns } from './turn-finder.ts'

const speech = await readSpeech()
const never = new AbortController().signal

let folder: string
let files: SpeakerFiles
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-turns-'))
  files = await writeSpeakerModel(join(folder, 'model'))
})
afterAll(() => rm(folder, { recursive: true }))

const finder = new TurnFinder({ chooseModel: async () => null })

async function writePcm(samples: Float32Array): Promise<string> {
  const pcmPath = join(folder, 'sound.pcm')
  await writeFile(pcmPath, toPcm(samples))
  return pcmPath
}

async function find(voices: VoicedPiece['voice'][], options: Partial<TurnsRequest> = {}) {
  const { samples, spans } = joinVoices(voices.map((voice) => ({ voice, samples: speech })))
  const request = { pcmPath: await writePcm(samples), files, speakers: null, signal: never, ...options }
  return { turns: await finder.find(request), spans }
}

async function countSpeakers(...input: Parameters<typeof find>): Promise<number> {
  return new Set((await find(...input)).turns.map(({ speaker }) => speaker)).size
}

test('tells two voices apart, and recognises each when it speaks again', async () => {
  const { turns, spans } = await find([0, 1, 0, 1])
  expect(assignSpeakers(spans, turns).map(({ speaker }) => speaker)).toEqual([1, 2, 1, 2])
  for (const { start, voice } of spans) {
    const begun = turns.find((turn) => Math.abs(turn.start - start) < 0.3)
    expect(begun?.speaker, `a turn begins at ${start}`).toBe(voice + 1)
  }
})

test('finds as many speakers as it is told to find', async () => {
  expect(await countSpeakers([0, 1, 2], { speakers: 2 })).toBe(2)
  expect(await countSpeakers([0, 1], { speakers: 1 })).toBe(1)
})

test('recognises the speakers of one block of a long recording in the next', async () => {
  let blocks = 0
  const blockSeconds = Math.ceil((2 * speech.length) / PCM_RATE)
  const { turns, spans } = await find([0, 1, 1, 0], { blockSeconds, onBlock: () => blocks++ })
  expect(blocks).toBe(2)
  expect(assignSpeakers(spans, turns).map(({ speaker }) => speaker)).toEqual([1, 2, 2, 1])
})

test('joins speakers of several blocks until there are as many as it is told to find', async () => {
  const blockSeconds = speech.length / PCM_RATE
  const { turns, spans } = await find([0, 1, 2, 0], { blockSeconds, speakers: 3 })
  expect(assignSpeakers(spans, turns).map(({ speaker }) => speaker)).toEqual([1, 2, 3, 1])
})

test('finds nobody in silence', async () => {
  const pcmPath = await writePcm(new Float32Array(5 * PCM_RATE))
  expect(await finder.find({ pcmPath, files, speakers: null, signal: never })).toEqual([])
})

test('fails with an engine error on a damaged model, without affecting the next recording', async () => {
  const damaged = { ...files, embedding: join(folder, 'damaged.onnx') }
  await writeFile(damaged.embedding, (await readFile(files.embedding)).subarray(0, 200))
  await expect(find([0, 1], { files: damaged })).rejects.toThrow(EngineError)
  await expect(tryTurns(damaged, never)).rejects.toThrow(EngineError)
  await expect(find([0, 1], { files: { ...files, embedding: join(folder, 'missing') } })).rejects.toThrow(EngineError)
  expect(await countSpeakers([0, 1])).toBe(2)
})

/** A finder whose process never answers; it writes its id beside the recording. */
async function openHanging(): Promise<{ finder: TurnFinder; pid: (pcmPath: string) => Promise<number> }> {
  const script = join(folder, 'hang.mjs')
  const act = "process.on('message', ({ task }) => fs.writeFileSync(task.pcmPath + '.pid', String(process.pid)))"
  await writeFile(script, `import fs from 'node:fs'\n${act}\n`)
  const readPid = (pcmPath: string) => readFile(`${pcmPath}.pid`, 'utf8').catch(() => '')
  return {
    finder: new TurnFinder({ chooseModel: async () => null, script: pathToFileURL(script) }),
    pid: async (pcmPath) => {
      await expect.poll(() => readPid(pcmPath)).toMatch(/^\d+$/)
      return Number(await readPid(pcmPath))
    },
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('stops when it is cancelled, also while it waits for another recording', async () => {
  const { finder: hanging, pid } = await openHanging()
  const first = new AbortController()
  const second = new AbortController()
  const reason = new Error('cancelled')
  const pcmPath = await writePcm(speech)
  const request = { pcmPath, files, speakers: null }
  const running = hanging.find({ ...request, signal: first.signal })
  const waiting = hanging.find({ ...request, signal: second.signal })
  second.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  const child = await pid(pcmPath)
  expect(isAlive(child)).toBe(true)
  first.abort(reason)
  await expect(running).rejects.toBe(reason)
  await expect.poll(() => isAlive(child)).toBe(false)
  expect(await countSpeakers([0, 1])).toBe(2)
})

test('allows a retry after its process is killed from outside, but not after it crashes', async () => {
  const { finder: hanging, pid } = await openHanging()
  const pcmPath = await writePcm(speech)
  await rm(`${pcmPath}.pid`, { force: true })
  const running = hanging.find({ pcmPath, files, speakers: null, signal: never })
  const failed = expect(running).rejects.toMatchObject({ code: 'engine_failed', retry: true })
  process.kill(await pid(pcmPath), 'SIGKILL')
  await failed
  await writeFile(join(folder, 'crash.mjs'), "process.on('message', () => process.abort())")
  const script = pathToFileURL(join(folder, 'crash.mjs'))
  const crashing = new TurnFinder({ chooseModel: async () => null, script })
  const crash = crashing.find({ pcmPath, files, speakers: null, signal: never })
  await expect(crash).rejects.toMatchObject({ code: 'engine_failed', retry: false })
})

test('ends its process when it is closed', async () => {
  const { finder: closing, pid } = await openHanging()
  const pcmPath = await writePcm(speech)
  await rm(`${pcmPath}.pid`, { force: true })
  const running = closing.find({ pcmPath, files, speakers: null, signal: never })
  const stopped = expect(running).rejects.toThrow('the process is stopping')
  const child = await pid(pcmPath)
  await closing.close()
  await stopped
  await expect.poll(() => isAlive(child)).toBe(false)
})

test('accepts a whole model on trial', async () => {
  await expect(tryTurns(files, never)).resolves.toBeUndefined()
})
