import { perPack } from '#server/languages/per-pack.ts'

/** How many words at the beginning of the list `noSubjects` are pronouns. */
const MAX_PRONOUNS = 14

/** Returns the pronouns of a language, as subjects and beside verbs, without words that also join clauses. */
export const pronounsOf = perPack(({ followUpTitles, names, clauses }) => {
  const joins = new Set(clauses.subordinates.split('|'))
  const all = [...followUpTitles.clitics.split(' '), ...names.noSubjects.split('|', MAX_PRONOUNS)]
  return new Set(all.filter((word) => word !== '' && !joins.has(word)))
})
