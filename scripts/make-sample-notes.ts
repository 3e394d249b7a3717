/**
 * Regenerates the landing page's sample notes after their sentences have changed: `node scripts/make-sample-notes.ts`.
 * Needs the programs `flite` (English), `espeak-ng` (Spanish, French) and `sox`. The voices belong to no real person.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { landing as en } from '#client/i18n/en/landing.ts'
import { landing as es } from '#client/i18n/es/landing.ts'
import { landing as fr } from '#client/i18n/fr/landing.ts'
import { PCM_RATE, toSamples } from '#server/audio/pcm-file.ts'
import { encodeAudio } from '#test/fixtures/audio/encode.ts'

const FOLDER = fileURLToPath(new URL('../src/client/features/landing/sample', import.meta.url))
/** Pause between two sentences, in seconds. */
const PAUSE = 0.45
/** Level below which sound counts as silence. */
const SILENCE = 0.01
/** Number of bars in the waveform. */
const BARS = 56

const LANGUAGES = {
  en: { texts: en, speak: (text: string, wav: string) => run('flite', ['-voice', 'slt', '-t', text, '-o', wav]) },
  es: { texts: es, speak: (text: string, wav: string) => run('espeak-ng', ['-v', 'es', '-s', '150', '-w', wav, text]) },
  fr: { texts: fr, speak: (text: string, wav: string) => run('espeak-ng', ['-v', 'fr', '-s', '150', '-w', wav, text]) },
}

const scratch = mkdtempSync(join(tmpdir(), 'dictum-samples-'))

function run(program: string, args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Speaks a text and trims the silence around it. */
function say(text: string, speak: (text: string, wav: string) => void): Float32Array {
  const [spoken, plain] = [join(scratch, 'spoken.wav'), join(scratch, 'plain.raw')]
  speak(text, spoken)
  run('sox', [spoken, '-r', String(PCM_RATE), '-c', '1', '-b', '16', '-e', 'signed-integer', plain, 'norm', '-3'])
  const samples = toSamples(readFileSync(plain))
  const isLoud = (sample: number) => Math.abs(sample) > SILENCE
  return samples.subarray(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1)
}

/** Returns the loudness of equal slices, in hundredths of the loudest. */
function drawLevels(samples: Float32Array): number[] {
  const length = Math.ceil(samples.length / BARS)
  const loudness = Array.from({ length: BARS }, (_, bar) => {
    const part = samples.subarray(bar * length, (bar + 1) * length)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length))
  })
  const loudest = Math.max(...loudness)
  return loudness.map((level) => Math.max(6, Math.round((level / loudest) * 100)))
}

const round = (seconds: number) => Math.round(seconds * 100) / 100

function makeNote(language: keyof typeof LANGUAGES) {
  const { texts, speak } = LANGUAGES[language]
  const { sentence1, sentence2, sentence3, sentence4 } = texts.sample
  const starts: number[] = []
  const pieces: Float32Array[] = []
  let length = 0
  for (const text of [sentence1, sentence2, sentence3, sentence4]) {
    const silence = new Float32Array(Math.round((pieces.length > 0 ? PAUSE : PAUSE / 3) * PCM_RATE))
    const spoken = say(text, speak)
    starts.push(round((length + silence.length) / PCM_RATE))
    pieces.push(silence, spoken)
    length += silence.length + spoken.length
  }
  pieces.push(new Float32Array(PAUSE * PCM_RATE))
  const samples = new Float32Array(pieces.flatMap((piece) => [...piece]))
  encodeAudio(samples, 'mp3', join(FOLDER, `${language}.mp3`))
  return { seconds: round(samples.length / PCM_RATE), starts, levels: drawLevels(samples) }
}

mkdirSync(FOLDER, { recursive: true })
const made = Object.keys(LANGUAGES).map((language) => {
  const { seconds, starts, levels } = makeNote(language as keyof typeof LANGUAGES)
  return `  ${language}: {
    url: ${language},
    seconds: ${seconds},
    starts: [${starts.join(', ')}],
    // biome-ignore format: figures
    levels: [${levels.join(', ')}],
  },`
})
writeFileSync(
  join(FOLDER, 'sample-sounds.ts'),
  `// Written by scripts/make-sample-notes.ts.
import type { Language } from '#shared/languages.ts'
import en from './en.mp3'
import es from './es.mp3'
import fr from './fr.mp3'

/** The sample note's audio in one language, spoken by a synthesiser. Times are in seconds. */
export interface SampleSound {
  url: string
  seconds: number
  /** The start of each sentence. */
  starts: readonly number[]
  /** The waveform, in hundredths of the loudest level. */
  levels: readonly number[]
}

export const SAMPLE_SOUNDS: Record<Language, SampleSound> = {
${made.join('\n')}
}
`,
)
rmSync(scratch, { recursive: true })
