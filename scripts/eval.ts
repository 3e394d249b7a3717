import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { evaluateCuts } from '../eval/cuts.ts'
import { evaluateDates } from '../eval/dates.ts'
import { evaluateActions, evaluateRequests } from '../eval/follow-ups.ts'
import { evaluateKeywords } from '../eval/keywords.ts'
import { openMeasuredAnalyst } from '../eval/language-model.ts'
import { evaluateMentions } from '../eval/mentions.ts'
import { evaluateNotes, evaluateVoices } from '../eval/notes.ts'
import { tableOf } from '../eval/report.ts'
import { evaluateSentiment } from '../eval/sentiment.ts'
import { evaluateSummaries } from '../eval/summaries.ts'
import { readOrExplain } from './command-line.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const REPORT = `${ROOT}docs/evaluation.md`
const TABLE = /(?<=<!-- table -->\n)[\s\S]*?(?=\n<!-- end of table -->)/

const USAGE = `npm run eval                              how well notes are understood, on ../shared/eval; writes docs/evaluation.md
npm run eval -- --dir FOLDER              on other test sets
npm run eval -- --json FILE               also writes the figures as JSON
npm run eval -- --llm TARGET              by a language model: an OpenAI-compatible address, a .gguf file, or its recorded
                                          answers (.jsonl); --model NAME, --steps one or small, --price-input and
                                          --price-output per million tokens
npm run eval -- --llm TARGET --record FILE.jsonl    keeps its answers, to measure them again without the model
`

const options = {
  dir: { type: 'string' },
  json: { type: 'string' },
  llm: { type: 'string' },
  model: { type: 'string', default: 'default' },
  steps: { type: 'string', default: 'small' },
  record: { type: 'string' },
  'price-input': { type: 'string' },
  'price-output': { type: 'string' },
} as const
const { values } = readOrExplain(USAGE, () => parseArgs({ options }))
const folder = resolve(values.dir ?? `${ROOT}../shared/eval`)

if (existsSync(folder)) await (values.llm === undefined ? evaluate() : evaluateModel(values.llm))
else process.stdout.write(`No test sets in ${folder}; name their folder with --dir.\n`)

async function evaluate(): Promise<void> {
  const figures = [
    ...evaluateDates(folder),
    ...evaluateMentions(folder),
    ...evaluateActions(folder),
    ...evaluateRequests(folder),
    ...(await evaluateSentiment(folder)),
    ...evaluateKeywords(folder),
    ...(await evaluateSummaries(folder)),
    ...evaluateCuts(folder),
    ...(await evaluateNotes(folder)),
    ...(await evaluateVoices()),
  ]
  const table = tableOf(figures)
  process.stdout.write(`${table}\n`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
  // The table in the report is about the sets beside the project. Results for another folder are only printed.
  if (values.dir === undefined)
    writeFileSync(
      REPORT,
      readFileSync(REPORT, 'utf8').replace(TABLE, () => `\n${table}\n`),
    )
}

/** Measures a language model on the notes, and the resources that it uses. */
async function evaluateModel(target: string): Promise<void> {
  const prices = { input: Number(values['price-input']), output: Number(values['price-output']) }
  const analyst = openMeasuredAnalyst({
    target,
    model: values.model,
    apiKey: process.env.LLM_API_KEY ?? null,
    steps: values.steps === 'one' ? 'one' : 'small',
    record: values.record ?? null,
    prices: Number.isNaN(prices.input + prices.output) ? null : prices,
  })
  try {
    const figures = await evaluateNotes(folder, analyst)
    process.stdout.write(`${tableOf(figures)}\n\n${analyst.report()}\n`)
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
  } finally {
    await analyst.close()
  }
}
