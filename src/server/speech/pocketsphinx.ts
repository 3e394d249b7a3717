import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { TimedText } from './engine.ts'

/** Where packages install programs and their data, in the order of the search. */
export const PREFIXES = ['/usr', '/usr/local']

/** A PocketSphinx installed on this machine: its program, of either generation, and its English model. */
export interface PocketSphinx {
  program: string
  /** `batch`: `pocketsphinx_batch` of 5prealpha; `single`: the `pocketsphinx` of version 5. */
  kind: 'batch' | 'single'
  /** Folder of the model. */
  modelDir: string
}

/**
 * These programs read a whole segment before they decide. `pocketsphinx_continuous`, which decides as it goes, makes
 * over 50 % more errors. The weight of the language model is below the default, which is tuned for dictation into a
 * good microphone. Pauses are common in spoken notes.
 */
const SETTINGS = ['-lw', '5', '-silprob', '0.05']

/** Finds the program and its model. Returns null if either is missing. Searches again on each call. */
export async function findPocketSphinx(prefixes: readonly string[]): Promise<PocketSphinx | null> {
  const modelDir = await findFirst(
    prefixes.map((prefix) => join(prefix, 'share/pocketsphinx/model/en-us')),
    (folder) => [join(folder, 'en-us/mdef'), join(folder, 'en-us.lm.bin'), join(folder, 'cmudict-en-us.dict')],
  )
  if (!modelDir) return null
  const programs = [
    { kind: 'batch', name: 'pocketsphinx_batch' },
    { kind: 'single', name: 'pocketsphinx' },
  ] as const
  for (const { kind, name } of programs) {
    const program = await findFirst(
      prefixes.map((prefix) => join(prefix, 'bin', name)),
      (path) => [path],
      constants.X_OK,
    )
    if (program) return { program, kind, modelDir }
  }
  return null
}

/**
 * Returns the arguments that recognise `segment.wav` in a folder, and the file with the result; null if the program
 * prints it.
 */
export function commandFor(
  { kind, modelDir }: PocketSphinx,
  folder: string,
): { args: string[]; resultFile: string | null } {
  const model = ['-hmm', join(modelDir, 'en-us'), '-lm', join(modelDir, 'en-us.lm.bin')]
  const common = [...model, '-dict', join(modelDir, 'cmudict-en-us.dict'), ...SETTINGS]
  if (kind === 'single') return { args: [...common, 'single', join(folder, 'segment.wav')], resultFile: null }
  const input = ['-adcin', 'yes', '-adchdr', '44', '-cepdir', folder, '-cepext', '.wav', '-ctl', join(folder, 'list')]
  const output = ['-hypseg', join(folder, 'result'), '-logfn', '/dev/null']
  // Without this, the times of words after a silence would be too early.
  return { args: [...common, ...input, ...output, '-remove_silence', 'no'], resultFile: join(folder, 'result') }
}

const FRAMES_PER_SECOND = 100

/**
 * Parses a result line of `pocketsphinx_batch -hypseg`: a head, then for each word its first frame, two scores and the
 * word itself, and finally the number of frames.
 */
export function readBatchResult(result: string): TimedText[] {
  const body = / L -?\d+ (.*)$/m.exec(result)?.[1]?.trim()
  if (!body) return []
  const fields = body.split(/\s+/)
  const words: TimedText[] = []
  for (let at = 0; at + 4 < fields.length; at += 4) {
    const start = Number(fields[at]) / FRAMES_PER_SECOND
    words.push({ text: fields[at + 3] ?? '', start, end: Number(fields[at + 4]) / FRAMES_PER_SECOND })
  }
  return words.flatMap(toPlainWord)
}

const singleSchema = z.object({ w: z.array(z.object({ b: z.number(), d: z.number(), t: z.string() })) })

/** Parses the output of `pocketsphinx single`: one object with the words, each with start, duration and text. */
export function readSingleResult(result: string): TimedText[] {
  if (result.trim() === '') return []
  const { w } = singleSchema.parse(JSON.parse(result))
  return w.flatMap(({ b, d, t }) => toPlainWord({ text: t, start: b, end: b + d }))
}

/** Drops the marks for silence and noise, and the number of the pronunciation. */
function toPlainWord(word: TimedText): TimedText[] {
  const text = word.text.replace(/\(\d+\)$/, '')
  if (/^[<[+]/.test(text) || text === '') return []
  return [{ ...word, text: /^i('|$)/.test(text) ? `I${text.slice(1)}` : text }]
}

async function findFirst(candidates: string[], parts: (candidate: string) => string[], mode = constants.R_OK) {
  for (const candidate of candidates) {
    const there = await Promise.allSettled(parts(candidate).map((path) => access(path, mode)))
    if (there.every(({ status }) => status === 'fulfilled')) return candidate
  }
  return null
}
