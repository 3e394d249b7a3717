import { type Topic, topicRuns } from '#server/analysis/builtin/summary/topics.ts'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { toSingular } from '../text/singular.ts'
import { tokenize } from '../text/tokens.ts'
import type { Subject } from './note-facts.ts'

/** Returns what a sentence is about, each subject once: nouns, and consecutive words of a name as one subject. */
export function subjectsOf(text: string, language: Language): Subject[] {
  // The first word always has a capital.
  const first = text.search(/\p{L}/u)
  const isName = ({ text: word, start }: Topic) => start !== first && /^\p{Lu}/u.test(word)
  const found = new Map<string, Subject>()
  for (const run of topicRuns(text, packOf(language).words)) {
    let name: Topic[] = []
    for (const word of [...run, null]) {
      if (word && isName(word)) name.push(word)
      else {
        const [start, end] = [name[0]?.start, name.at(-1)?.end]
        if (start !== undefined) add(found, name, text.slice(start, end), true, language)
        name = []
        if (word?.nounlike) add(found, [word], word.text.toLowerCase(), false, language)
      }
    }
  }
  return [...found.values()]
}

function add(found: Map<string, Subject>, words: readonly Topic[], text: string, isName: boolean, language: Language) {
  const key = words.map(({ folded }) => toSingular(folded, language)).join(' ')
  if (!found.has(key)) found.set(key, { key, text, isName })
}

/** Returns the key of a subject that is written on its own, such as a tag. */
export function subjectKey(text: string, language: Language): string {
  return tokenize(text)
    .map(({ folded }) => toSingular(folded, language))
    .join(' ')
}

/** Returns the words by which two sentences are recognised as being about the same topic. */
export function topicKeys(text: string, language: Language): string[] {
  return topicRuns(text, packOf(language).words)
    .flat()
    .filter(({ nounlike }) => nounlike)
    .map(({ folded }) => toSingular(folded, language))
}
