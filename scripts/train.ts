import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '#shared/languages.ts'
import { hashCorpus, readCorpus } from '../training/corpus.ts'
import { countLetters } from '../training/count-letters.ts'
import { train } from '../training/train.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** `--letters` leaves out the model that judges statements, which takes minutes. */
const { values } = parseArgs({ options: { letters: { type: 'boolean', default: false } } })

for (const language of LANGUAGES) {
  const notes = readCorpus(language)
  const corpus = hashCorpus(language)
  const clauses = notes.reduce((sum, note) => sum + note.clauses.length, 0)
  const save = (name: string, model: Buffer) => {
    writeFileSync(`${ROOT}src/server/languages/${language}/${name}.model`, model)
    process.stdout.write(`${language}: ${name}, ${notes.length} notes, ${clauses} clauses, ${model.length} bytes\n`)
  }
  save('letters', countLetters(notes, corpus))
  if (!values.letters) save('statements', train(notes, language, corpus))
}
