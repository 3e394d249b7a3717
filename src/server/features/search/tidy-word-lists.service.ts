import type { Context } from '#server/context.ts'
import * as queries from './search.queries.ts'

/** Removes the words of deleted notes and texts from the lists in which a search looks for near words. */
export async function tidyWordLists({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const userId of await queries.listStaleLists(db)) {
    await db.transaction((tx) => queries.removeUnusedWords(tx, userId))
  }
}
