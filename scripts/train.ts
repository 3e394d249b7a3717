import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '#shared/languages.ts'
import { hashCorpus, readCorpus } from '../training/corpus.ts'
import { countLetters } from '../training/count-letters.ts'
import { hashRatedTexts, readRatedTexts } from '../training/sentiment-corpus.ts'
import { train } from '../training/train.ts'
import { trainSentiment } from '../training/train-sentiment.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/**
 * Training the model that judges statements takes minutes. `--letters` and `--sentiment` train only one of the others.
 */
const { values } = parseArgs({
  options: { letters: { type: 'boolean', default: false }, sentiment: { type: 'boolean', default: false } },
})
const all = !values.letters && !values.sentiment

for (const language of LANGUAGES) {
  const save = (name: string, model: Buffer, from: string) => {
    writeFileSync(`${ROOT}src/server/languages/${language}/${name}.model`, model)
    process.stdout.write(`${language}: ${name}, ${from}, ${model.length} bytes\n`)
  }
  const notes = readCorpus(language)
  const corpus = hashCorpus(language)
  const clauses = notes.reduce((sum, note) => sum + note.clauses.length, 0)
  const from = `${notes.length} notes, ${clauses} clauses`
  if (all || values.letters) save('letters', countLetters(notes, corpus), from)
  if (all) save('statements', train(notes, language, corpus), from)
  if (all || values.sentiment) {
    const texts = readRatedTexts(language)
    save('sentiment', trainSentiment(texts, language, hashRatedTexts(language)), `${texts.length} texts`)
  }
}
