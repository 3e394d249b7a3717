import { type Clause, type Spoken, splitClauses } from '#server/analysis/builtin/clauses/clauses.ts'
import { packOf } from '#server/languages/languages.ts'
import type { DoneLexicon } from '#server/languages/parts/closing-lexicon.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { isFirstName, mayBeName } from '../builtin/names.ts'
import { toSingular } from '../text/singular.ts'
import { tokenize } from '../text/tokens.ts'
import { stemVerb } from './stem-verb.ts'

/** What a text names, with people and companies apart from things. All of it is folded. */
export interface Named {
  names: ReadonlySet<string>
  things: ReadonlySet<string>
}

/** A statement that something is done. */
export interface DoneStatement extends Named {
  clause: Clause
  /** Who did it: `me`, a folded name, or null if it is not said. */
  doer: string | null
  /** Stem of the verb. */
  verb: string
  /** Whether it was done for the speaker. */
  toMe: boolean
  /** Whether no thing is named before its first "and". */
  bare: boolean
}

type Doer = 'me' | 'named' | 'nobody'

interface Patterns {
  statements: { pattern: RegExp; doer: Doer }[]
  splits: RegExp
  joins: RegExp
  blocked: RegExp
  toMe: RegExp
  fillers: ReadonlySet<string>
}

const compiled = new Map<Language, Patterns>()
const MIN_THING_LENGTH = 3

/**
 * Finds the statements that something is done, without those that are denied, planned, imagined, asked or only
 * believed.
 */
export function readDone(sentences: Parameters<typeof splitClauses>[0], spoken: Spoken): DoneStatement[] {
  const lexicon = packOf(spoken.language).words
  const patterns = patternsOf(spoken.language)
  return splitClauses(sentences, spoken, lexicon).flatMap((clause) => {
    // A question mark applies to the whole clause.
    if (/[?¿]/.test(clause.text)) return []
    return clause.text.split(patterns.splits).flatMap((part) => {
      if (patterns.blocked.test(part)) return []
      return readPart(part, clause, patterns, lexicon) ?? []
    })
  })
}

function readPart(part: string, clause: Clause, patterns: Patterns, lexicon: WordLexicon): DoneStatement | null {
  for (const { pattern, doer } of patterns.statements) {
    pattern.lastIndex = 0
    for (let found = pattern.exec(part); found; found = pattern.exec(part)) {
      const { verb, who } = { verb: found.groups?.verb ?? found.groups?.arrived, who: found.groups?.who }
      const name = doer === 'named' && who !== undefined ? readName(who, lexicon) : null
      if (verb !== undefined && (doer !== 'named' || name !== null)) {
        const rest = part.slice(found.index + found[0].length)
        const said = doer === 'nobody' ? `${part.slice(0, found.index)} ${rest}` : rest
        return {
          clause,
          doer: doer === 'me' ? 'me' : name,
          verb: stemVerb(verb, lexicon.language),
          toMe: patterns.toMe.test(part),
          bare: readNamed(said.split(patterns.joins, 1)[0] ?? '', lexicon.language).things.size === 0,
          ...readNamed(said, lexicon.language, name === null ? [] : [name]),
        }
      }
      // In "the invoice Marta sent" the first word that looks like a name is not one.
      pattern.lastIndex = found.index + 1
    }
  }
  return null
}

/** Returns the names and things in some words, without `without` and words that name nothing. */
export function readNamed(text: string, language: Language, without: readonly string[] = []): Named {
  const { fillers } = patternsOf(language)
  const [names, things] = [new Set<string>(), new Set<string>()]
  for (const [at, { folded, start, end }] of tokenize(text).entries()) {
    if (!/[\p{L}\p{N}]/u.test(folded) || fillers.has(folded) || without.includes(folded)) continue
    const opens = at === 0 && !isFirstName(folded)
    if (!opens && readName(text.slice(start, end), packOf(language).words) !== null) names.add(folded)
    else if (folded.length >= MIN_THING_LENGTH || /\p{N}/u.test(folded)) things.add(toSingular(folded, language))
  }
  return { names, things }
}

/** Reads a folded name. Null if the word cannot be one. Of a title and a name, the last word counts. */
function readName(words: string, lexicon: WordLexicon): string | null {
  const word = words.split(' ').at(-1) ?? ''
  const folded = fold(word)
  return isFirstName(folded) || mayBeName(word, folded, false, lexicon) ? folded : null
}

function patternsOf(language: Language): Patterns {
  const known = compiled.get(language)
  if (known) return known
  const made = compile(packOf(language).closings, packOf(language).words)
  compiled.set(language, made)
  return made
}

function compile(lexicon: DoneLexicon, { titles }: WordLexicon): Patterns {
  const name = `(?<who>(?:(?:${titles}))?(?<!\\p{L})\\p{L}[\\p{L}-]+)`
  const read = (source: string, doer: Doer) => ({
    pattern: new RegExp(`(?<![\\p{L}])(?:${source.replaceAll('NAME', name)})(?![\\p{L}])`, 'giu'),
    doer,
  })
  return {
    statements: [
      ...lexicon.mine.map((source) => read(source, 'me')),
      // Checked before the actions of others: in "the invoice from Sara arrived" Sara did nothing.
      ...lexicon.passive.map((source) => read(source, 'nobody')),
      ...lexicon.theirs.map((source) => read(source, 'named')),
    ],
    splits: new RegExp(lexicon.splits, 'iu'),
    joins: new RegExp(` (?:${lexicon.joins}) `, 'i'),
    blocked: new RegExp(`(?<![\\p{L}])(?:${lexicon.blocked})(?![\\p{L}])`, 'iu'),
    toMe: new RegExp(lexicon.toMe, 'iu'),
    fillers: new Set(lexicon.fillers.split(' ')),
  }
}
