import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '#shared/languages.ts'
import { hashCorpus, readCorpus } from '../training/corpus.ts'
import { countLetters } from '../training/count-letters.ts'
import { measureCuts } from '../training/measure-cuts.ts'
import { hashRatedTexts, readRatedTexts } from '../training/sentiment-corpus.ts'
import { CUT_OPTIONS, readCutExamples, train, trainCuts } from '../training/train.ts'
import { trainOwners } from '../training/train-owners.ts'
import { trainSentiment } from '../training/train-sentiment.ts'
import { readOrExplain } from './command-line.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const USAGE = `npm run train                   trains all models of the languages from training/*.jsonl, which takes minutes
npm run train -- --letters      only the one that tells languages apart
npm run train -- --sentiment    only the one that judges sentiment
npm run train -- --cuts         only the one that cuts bare notes
npm run train -- --owners       only the one that ranks the owners of follow-ups
npm run train -- --measure      trains nothing; tells how well bare notes are cut by models that have not seen them
`

const one = { type: 'boolean', default: false } as const
const options = { letters: one, sentiment: one, cuts: one, owners: one, measure: one }
const { values } = readOrExplain(USAGE, () => parseArgs({ options }))
const all = !Object.values(values).some(Boolean)

for (const language of LANGUAGES) {
  const save = (name: string, model: Buffer, from: string) => {
    writeFileSync(`${ROOT}src/server/languages/${language}/${name}.model`, model)
    process.stdout.write(`${language}: ${name}, ${from}, ${model.length} bytes\n`)
  }
  const notes = readCorpus(language)
  const corpus = hashCorpus(language)
  const clauses = notes.reduce((sum, note) => sum + note.clauses.length, 0)
  const from = `${notes.length} notes, ${clauses} clauses`
  if (values.measure) {
    const { stated, found, right } = measureCuts(readCutExamples(notes, language), CUT_OPTIONS)
    const [precision, recall, f1] = [right / found, right / stated, (2 * right) / (found + stated)]
    const figures = Object.entries({ precision, recall, f1 }).map(([name, value]) => `${name} ${value.toFixed(3)}`)
    process.stdout.write(`${language}: cuts of bare notes, ${figures.join(', ')} (${stated} beginnings)\n`)
  }
  if (all || values.letters) save('letters', countLetters(notes, corpus), from)
  if (all || values.cuts) save('cuts', trainCuts(notes, language, corpus), from)
  if (all || values.owners) save('owners', trainOwners(notes, language, corpus), from)
  if (all) save('statements', train(notes, language, corpus), from)
  if (all || values.sentiment) {
    const texts = readRatedTexts(language)
    save('sentiment', trainSentiment(texts, language, hashRatedTexts(language)), `${texts.length} texts`)
  }
}
