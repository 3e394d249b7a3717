import { packOf } from '#server/languages/languages.ts'
import { DEEDS, type Deed } from '#server/languages/parts/closing-lexicon.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'

interface Verbs {
  irregular: Map<string, string>
  deeds: Map<string, Set<Deed>>
}

const known = new Map<Language, Verbs>()

/** Returns the common stem of a verb's forms, so that "sent" and "send" compare equal, and so do "mandé" and "mandarle". */
export function stemVerb(word: string, language: Language): string {
  const folded = fold(word)
  return cut(verbsOf(language).irregular.get(folded) ?? folded, language)
}

/** Returns the actions that a verb expresses, by its stem; empty for a verb that has no synonyms. */
export function deedsOf(stem: string, language: Language): ReadonlySet<Deed> {
  return verbsOf(language).deeds.get(stem) ?? new Set()
}

function verbsOf(language: Language): Verbs {
  const present = known.get(language)
  if (present) return present
  const lexicon = packOf(language).closings
  const irregular = lexicon.irregular.split(' ').map((pair): [string, string] => {
    const [form = '', verb = ''] = pair.split(':')
    return [form, verb]
  })
  const deeds = new Map<string, Set<Deed>>()
  for (const deed of DEEDS) {
    for (const verb of lexicon.deeds[deed].split(' ')) {
      const stem = cut(verb, language)
      deeds.set(stem, (deeds.get(stem) ?? new Set()).add(deed))
    }
  }
  const made = { irregular: new Map(irregular), deeds }
  known.set(language, made)
  return made
}

function cut(folded: string, language: Language): string {
  const { endings, stemSpelling } = packOf(language).closings
  return stemSpelling.reduce((stem, [written, spelt]) => stem.replace(written, spelt), folded.replace(endings, ''))
}
