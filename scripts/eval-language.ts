import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type DriftFigure, evaluateSpokenLanguage } from '../eval/spoken-language.ts'
import { readOrExplain } from './command-line.ts'

const USAGE = `npm run eval:language                    how surely a text in an unexpected language is found, on ../shared/eval
npm run eval:language -- --dir FOLDER    on other transcripts
npm run eval:language -- --half seen     on the half by which the limits were chosen
`

const options = { dir: { type: 'string' }, half: { type: 'string', default: 'aside' } } as const
const { values } = readOrExplain(USAGE, () => parseArgs({ options }))
const folder = resolve(values.dir ?? fileURLToPath(new URL('../../shared/eval', import.meta.url)))

if (existsSync(folder)) {
  const figures = evaluateSpokenLanguage(folder, values.half === 'seen' ? 'seen' : 'aside')
  for (const figure of figures) print(figure.set, figure)
  for (const [size, some] of Map.groupBy(figures, (figure) => figure.size)) {
    const sum = (key: 'texts' | 'falseAlarms' | 'planted' | 'hits') => some.reduce((all, one) => all + one[key], 0)
    const all = { texts: sum('texts'), falseAlarms: sum('falseAlarms'), planted: sum('planted'), hits: sum('hits') }
    print('all sets', { set: '', size, ...all })
  }
} else process.stdout.write(`No transcripts in ${folder}; name their folder with --dir.\n`)

function print(set: string, { size, texts, falseAlarms, planted, hits }: DriftFigure): void {
  const words = size === 'segment' ? size : `${size} words`
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2).padStart(6)} %`
  process.stdout.write(
    `${set.padEnd(20)}${words.padEnd(10)}${String(texts).padStart(6)} texts` +
      `  false alarms ${share(falseAlarms, texts)}  other languages found ${share(hits, planted)}\n`,
  )
}
