import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '#shared/languages.ts'
import { hashCorpus, readCorpus } from '../training/corpus.ts'
import { train } from '../training/train.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

for (const language of LANGUAGES) {
  const notes = readCorpus(language)
  const model = train(notes, language, hashCorpus(language))
  writeFileSync(`${ROOT}src/server/languages/${language}/statements.model`, model)
  const clauses = notes.reduce((sum, note) => sum + note.clauses.length, 0)
  process.stdout.write(`${language}: ${notes.length} notes, ${clauses} clauses, ${model.length} bytes\n`)
}
