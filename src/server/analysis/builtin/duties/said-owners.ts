import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import { toInfinitive } from '#server/analysis/builtin/titles/infinitive.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { DutyOwner } from '#server/languages/parts/duty-rules.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { ME } from '#shared/commitment.ts'
import { matchesOf } from './duty-patterns.ts'
import { personBefore, personIn } from './duty-people.ts'

const patternsOf = perPack(({ duties }) => duties.owners.map((rule) => ({ rule, find: matchesOf(rule) })))

/** Words that say whose duty the one before them is, and who that is. */
export interface SaidOwner extends Fragment {
  who: string | null
  /** What that person does with the thing, in the infinitive; empty if it is not said. */
  verb: string
  isJudged: boolean
}

/** Finds the words of a clause that say whose duty the one before them is. */
export function findSaidOwners(clauses: readonly Clause[], at: number): SaidOwner[] {
  const clause = clauses[at]
  if (!clause) return []
  return patternsOf(clause.pack).flatMap(({ rule, find }) =>
    find(clause.folded).flatMap((match) => {
      const [start, end] = match.indices?.groups?.who ?? [0, 0]
      // "The yard, that's him": whoever was named last.
      const named = () =>
        start < end
          ? personIn(clause, start, clause.text.slice(start, end), 'anyone')
          : personBefore(clauses, at, match.index)
      const person = rule.owner === 'named' ? named() : null
      if (rule.owner === 'named' && person === null) return []
      const who = rule.owner === 'me' ? ME : person
      const spoken = match.indices?.groups?.verb ? clause.text.slice(...match.indices.groups.verb) : ''
      const verb = spoken === '' ? '' : infinitiveOf(spoken, rule.owner, clause.pack)
      if (verb === null) return []
      return [{ clause, from: match.index, to: match.index + match[0].length, who, verb, isJudged: rule.isJudged }]
    }),
  )
}

/** Returns the infinitive of what somebody does with a thing; null for a word that is no verb, and empty for an unknown verb. */
function infinitiveOf(spoken: string, owner: DutyOwner, pack: LanguagePack): string | null {
  if (owner === 'me') return pack.verbs.ofFirstPerson(spoken) ?? ''
  const infinitive = toInfinitive(spoken, pack.code)
  return infinitive === spoken ? null : infinitive
}
