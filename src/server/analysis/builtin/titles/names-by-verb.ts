import { wordsOf } from '../wording.ts'
import { complete, type Found, governedEnd } from './complements.ts'
import { contract } from './contract.ts'
import { foldedAt, isContent, type Reading, type Stretch, tokenFrom, touches, wordsAt } from './phrase-reader.ts'
import { patternsOf } from './title-patterns.ts'

const MAX_SUBJECT_WORDS = 8

/** Finds the names of events that a verb states: "we meet Ana", "the auditors are coming". */
export function namesByVerb(reading: Reading): Found[] {
  const { verbs, visits } = patternsOf(reading.words.language)
  const found: Found[] = []
  for (const [pattern, title] of verbs) {
    for (const { from, to } of matchesOf(reading, pattern)) {
      const end = governedEnd(reading, to)
      const [name, joiner] = [title.replace(/ [^ ]+$/, ''), / ([^ ]+)$/.exec(title)?.[1]]
      if (joiner && end > to) {
        const governed = contract(`${title} ${wordsAt(reading, { from: to, to: end })}`, reading.words.language)
        found.push(complete(reading, governed, { from, to: end }, true))
      } else found.push(complete(reading, joiner ? name : title, { from, to }, true))
    }
  }
  for (const [pattern, title] of visits) {
    for (const { from, to } of matchesOf(reading, pattern)) {
      const subject = subjectBefore(reading, from)
      if (subject === from) continue
      const name = contract(`${title} ${wordsAt(reading, { from: subject, to: from })}`, reading.words.language)
      found.push({ title: name, from: subject, to })
    }
  }
  return found
}

/** Returns the ranges of tokens that a pattern matches anywhere. */
function matchesOf(reading: Reading, pattern: RegExp): Stretch[] {
  const stretches: Stretch[] = []
  for (const match of reading.folded.matchAll(pattern)) {
    const start = match.index + match[0].length - match[0].trimStart().length
    const end = match.index + match[0].length
    const from = tokenFrom(reading, start)
    if (from < reading.tokens.length) stretches.push({ from, to: tokenFrom(reading, end) })
  }
  return stretches
}

/** Returns the beginning of the phrase that ends at a verb, "the men from the bank"; the verb itself if there is none. */
function subjectBefore(reading: Reading, at: number): number {
  const { words } = reading
  const binds = wordsOf(words.binds)
  let from = at
  while (from > 0 && at - from < MAX_SUBJECT_WORDS) {
    const folded = foldedAt(reading, from - 1)
    const small = wordsOf(words.determiners).has(folded) || (from < at && binds.has(folded))
    if (!touches(reading, from) || reading.dated[from - 1] || !(small || isContent(reading, from - 1))) break
    from -= 1
    // "… du cabinet le chien des voisins": an article after a noun begins another phrase.
    if (small && !binds.has(folded) && isContent(reading, from - 1) && !binds.has(foldedAt(reading, from - 1))) break
  }
  while (from < at && binds.has(foldedAt(reading, from))) from += 1
  const last = foldedAt(reading, at - 1)
  return isContent(reading, at - 1) && !wordsOf(words.determiners).has(last) ? from : at
}
