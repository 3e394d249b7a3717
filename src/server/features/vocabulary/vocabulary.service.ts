import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { Vocabulary } from '#shared/contract/vocabulary.ts'
import * as queries from './vocabulary.queries.ts'

/** A user's names and terms, for whoever hears or mends their notes. */
export function findTerms(db: Queryable, userId: string): Promise<string[]> {
  return queries.findTerms(db, userId)
}

export async function getVocabulary({ db }: Context, user: SessionUser): Promise<Vocabulary> {
  return { terms: await queries.findTerms(db, user.id) }
}

/** Replaces the terms; of those that differ in capitals alone the last one counts. */
export async function putVocabulary({ db }: Context, user: SessionUser, { terms }: Vocabulary): Promise<Vocabulary> {
  const unique = [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()]
  await queries.keepTerms(db, user.id, unique)
  return { terms: unique }
}
