import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { Vocabulary } from '#shared/contract/vocabulary.ts'
import { MAX_VOCABULARY_TERMS } from '#shared/limits.ts'
import * as queries from './vocabulary.queries.ts'

/** Returns a user's names and terms, for transcribing and correcting their notes. */
export function findTerms(db: Queryable, userId: string): Promise<string[]> {
  return queries.findTerms(db, userId)
}

export async function getVocabulary({ db }: Context, user: SessionUser): Promise<Vocabulary> {
  return { terms: await queries.findTerms(db, user.id) }
}

/** Replaces the terms. Of terms that differ only in case, the last one wins. */
export async function putVocabulary({ db }: Context, user: SessionUser, { terms }: Vocabulary): Promise<Vocabulary> {
  const unique = [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()]
  await queries.saveTerms(db, user.id, unique)
  return { terms: unique }
}

/**
 * Adds a term at the end, or replaces one that differs only in case.
 * @throws AppError vocabulary_full
 */
export async function addTerm({ db }: Context, user: SessionUser, term: string): Promise<Vocabulary> {
  return db.transaction(async (tx) => {
    const known = await queries.lockTerms(tx, user.id)
    const others = known.filter((other) => other.toLowerCase() !== term.toLowerCase())
    if (others.length >= MAX_VOCABULARY_TERMS) throw new AppError('vocabulary_full')
    const terms = known.includes(term) ? known : [...others, term]
    await queries.saveTerms(tx, user.id, terms)
    return { terms }
  })
}

/** Removes one term by exact match. The others stay, whatever list the client has. */
export async function removeTerm({ db }: Context, user: SessionUser, term: string): Promise<Vocabulary> {
  return db.transaction(async (tx) => {
    const terms = (await queries.lockTerms(tx, user.id)).filter((other) => other !== term)
    await queries.saveTerms(tx, user.id, terms)
    return { terms }
  })
}
