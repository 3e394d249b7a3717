import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Minimum length of a stem. A shorter one is usually a small word of the language: "Lee" would find every French "le". */
const MIN_STEM_LENGTH = 3

const stemsOfWords = prepareOnce((db) => {
  const stem = sql<string | null>`(ts_lexize(stemmer::regdictionary, word))[1]`
  return db
    .select({
      word: sql<string>`word`,
      stem: sql<string | null>`case when length(${stem}) >= ${sql.raw(String(MIN_STEM_LENGTH))} then ${stem} end`,
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('stemmers')}::text[])
        with ordinality as t(word, stemmer, place)`,
    )
    .orderBy(sql`place`)
})

/** Maximum number of words of a language whose stems are remembered: more than an adult uses, and a few megabytes at most. */
const MAX_REMEMBERED = 20_000
const MAX_REMEMBERED_LENGTH = 40

/** The stems of words that the database has returned, by language. A word's stem never changes, and speech repeats its words. */
const remembered = new WeakMap<Queryable, Map<Language, Map<string, string | null>>>()

function recall(db: Queryable, language: Language): Map<string, string | null> {
  const ofDatabase = remembered.get(db) ?? new Map<Language, Map<string, string | null>>()
  remembered.set(db, ofDatabase)
  const stems = ofDatabase.get(language) ?? new Map<string, string | null>()
  ofDatabase.set(language, stems)
  return stems
}

/**
 * Returns the stem of each word in each of some languages; null for stop words ("the", "de"). Runs at most one
 * statement, whatever the number of languages; none if all the words are known.
 */
export async function stemWords(
  db: Queryable,
  lists: ReadonlyArray<{ language: Language; words: readonly string[] }>,
): Promise<Map<string, string | null>[]> {
  const known = lists.map(({ language }) => recall(db, language))
  const unknown = lists.flatMap(({ language, words }, at) =>
    words.filter((word) => !known[at]?.has(word)).map((word) => ({ language, word })),
  )
  const found = await readStems(db, unknown)
  return lists.map(({ language, words }, at) => {
    const stems = new Map(words.map((word) => [word, known[at]?.get(word) ?? found.get(language)?.get(word) ?? null]))
    remember(known[at], found.get(language))
    return stems
  })
}

/** Returns the stems of words from the database. */
async function readStems(db: Queryable, asked: ReadonlyArray<{ language: Language; word: string }>) {
  const stems = new Map<Language, Map<string, string | null>>()
  if (asked.length === 0) return stems
  const rows = await stemsOfWords(db).execute({
    words: asked.map(({ word }) => word),
    stemmers: asked.map(({ language }) => packOf(language).search.stemmer),
  })
  for (const [at, { language }] of asked.entries()) {
    const { word, stem } = rows[at] ?? {}
    if (word === undefined || stem === undefined) continue
    const ofLanguage = stems.get(language) ?? new Map<string, string | null>()
    // Keep the word as the database returns it: the requested one may be part of a text, which it would keep in memory.
    stems.set(language, ofLanguage.set(word, stem))
  }
  return stems
}

function remember(
  known: Map<string, string | null> | undefined,
  found: ReadonlyMap<string, string | null> | undefined,
) {
  for (const [word, stem] of found ?? []) {
    if (word.length > MAX_REMEMBERED_LENGTH) continue
    if ((known?.size ?? 0) >= MAX_REMEMBERED) known?.clear()
    known?.set(word, stem)
  }
}
