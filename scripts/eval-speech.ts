import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readPcm } from '#server/audio/pcm-file.ts'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import { readConfig } from '#server/config.ts'
import { openModelLibrary } from '#server/models/model-library.ts'
import { recogniseWithCare } from '#server/speech/check-recognition.ts'
import { DraftEngine } from '#server/speech/draft.ts'
import { EngineError, type SpeechEngine } from '#server/speech/engine.ts'
import { findSpeech } from '#server/speech/find-speech.ts'
import { LocalEngine } from '#server/speech/local/local-engine.ts'
import { RemoteEngine } from '#server/speech/remote.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { countWordErrors, toComparedWords } from '../eval/word-errors.ts'
import { readOrExplain } from './command-line.ts'
import { ROOT } from './run-step.ts'

// Measures the corpus word error rate by engine and language. Recordings take the product's own path: the file is
// decoded, speech is detected, and the engine transcribes it.

interface Clip {
  file: string
  lang: Language
  text: string
  seconds: number
}

interface Tally {
  clips: number
  words: number
  errors: number
  seconds: number
  workSeconds: number
  failed: number
}

const signal = new AbortController().signal
const USAGE = `npm run eval:speech                the word error rate by engine and language, on ../shared/eval
npm run eval:speech -- FOLDER      on other recordings, with a manifest.jsonl
`
const folder = readOrExplain(USAGE, () => {
  const [named, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (others.length > 0) throw new Error('name one folder')
  return named ?? join(ROOT, '../shared/eval')
})
const manifest = join(folder, 'manifest.jsonl')
if (!existsSync(manifest)) {
  process.stderr.write(`There is no ${manifest}: name a folder with recordings and a manifest.jsonl.\n`)
  process.exit(1)
}
const clips = (await readFile(manifest, 'utf8'))
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Clip)

const rows = [['engine', 'language', 'clips', 'words', 'errors', 'WER', 'work per second', 'failed']]
for (const { name, engine } of await listEngines()) {
  const readiness = await engine.readiness()
  const { languages } = engine.capabilities
  for (const language of LANGUAGES) {
    if (!readiness.ready || (languages !== null && !languages.includes(language))) continue
    rows.push(toRow(name, language, await evaluate(engine, language)))
  }
  await engine.close()
}
printTable(rows)

/** Returns the remote service if one is configured, each installed local model, and the draft engine. */
async function listEngines(): Promise<{ name: string; engine: SpeechEngine }[]> {
  const config = readConfig(process.env)
  const engines: { name: string; engine: SpeechEngine }[] = []
  const { remote } = config.speech
  if (remote) engines.push({ name: `remote ${remote.model}`, engine: new RemoteEngine(remote) })
  for (const { name, title, state } of await openModelLibrary(config.models).list()) {
    if (state.status !== 'ready') continue
    const library = openModelLibrary({ ...config.models, chosen: name })
    const engine = new LocalEngine({ chooseModel: () => library.choose(), idleMs: 60_000 })
    engines.push({ name: `local ${title}`, engine })
  }
  engines.push({ name: 'draft PocketSphinx', engine: new DraftEngine() })
  return engines
}

async function evaluate(engine: SpeechEngine, language: Language): Promise<Tally> {
  const tally: Tally = { clips: 0, words: 0, errors: 0, seconds: 0, workSeconds: 0, failed: 0 }
  for (const clip of clips.filter(({ lang }) => lang === language)) {
    const began = performance.now()
    const recognised = await transcribe(engine, clip).catch((error: unknown) => {
      if (!(error instanceof EngineError)) throw error
      tally.failed += 1
      return ''
    })
    const reference = toComparedWords(clip.text, language)
    tally.clips += 1
    tally.words += reference.length
    tally.errors += countWordErrors(toComparedWords(recognised, language), reference)
    tally.seconds += clip.seconds
    tally.workSeconds += (performance.now() - began) / 1000
  }
  return tally
}

/** Transcribes a recording by the same steps as a note. */
async function transcribe(engine: SpeechEngine, clip: Clip): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), 'dictum-eval-'))
  try {
    const pcmPath = join(work, 'sound.pcm')
    await decodePcm({ inputPath: join(folder, clip.file), pcmPath, signal })
    const texts: string[] = []
    for (const { start, end } of await findSpeech({ pcmPath, signal })) {
      const samples = await readPcm(pcmPath, start, end)
      texts.push((await recogniseWithCare(engine, { samples, language: clip.lang, signal })).text)
    }
    return texts.join(' ')
  } finally {
    await rm(work, { recursive: true })
  }
}

function toRow(name: string, language: Language, tally: Tally): string[] {
  const rate = tally.words > 0 ? `${((tally.errors / tally.words) * 100).toFixed(1)}%` : ''
  const work = tally.seconds > 0 ? (tally.workSeconds / tally.seconds).toFixed(2) : ''
  const { clips: count, words, errors, failed } = tally
  return [name, language, String(count), String(words), String(errors), rate, work, String(failed)]
}

function printTable(table: string[][]): void {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  process.stdout.write(`${lines.join('\n')}\n`)
}
