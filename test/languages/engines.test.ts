import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allPacks } from '#server/languages/languages.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'

const SERVER = fileURLToPath(new URL('../../src/server', import.meta.url))

/** Folders with code for all languages. Prompts to language models are in English, but their answers are not. */
const ENGINES = ['analysis', 'exports', 'email', 'speech', 'features/search', 'features/ask', 'features/digests']
/** Minimum length of a word in letters, so that it is not by chance an English word in the code. */
const MIN_WORD_LENGTH = 4

interface Line {
  place: string
  code: string
}

/** The code of all engines, line by line, without comments. */
const lines: Line[] = ENGINES.flatMap((folder) =>
  readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) => {
      const text = readFileSync(join(SERVER, folder, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
        comment.replace(/[^\n]/g, ''),
      )
      return text.split('\n').map((line, at) => ({
        place: `${folder}/${path}:${at + 1}`,
        code: line.replace(/(^|\s)\/\/.*$/, ''),
      }))
    }),
)

const places = (some: readonly Line[]) => some.map(({ place, code }) => `${place} ${code.trim()}`)

describe('engines', () => {
  it('do not compare languages', () => {
    expect(lines.length).toBeGreaterThan(5000)
    const comparisons = lines.filter(({ code }) =>
      /\blanguage\b\)? ?[!=]== ?['"]|[!=]== ?['"](?:en|es|fr)['"]/.test(code),
    )
    expect(places(comparisons)).toEqual([])
  })

  it('have no tables by language', () => {
    const tables = lines.filter(({ code }) => /Record<Language,|^\s*(?:en|es|fr): [^:]/.test(code))
    expect(places(tables)).toEqual([])
  })

  it('contain no non-English letters', () => {
    const accented = lines.filter(({ code }) => /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f]/.test(code))
    expect(places(accented)).toEqual([])
  })

  it('contain no Spanish or French words in patterns', () => {
    // English words can't be distinguished from words of the code, such as the kinds of dates.
    const others = allPacks().filter(({ code }) => code !== DEFAULT_LANGUAGE)
    const own = others.flatMap(({ words, names }) => `${words.stopWords} ${names.noNames}`.split(' '))
    const known = new Set(own.filter((word) => word.length >= MIN_WORD_LENGTH))
    const patterns = lines.flatMap(({ place, code }) =>
      [...code.matchAll(/\/(?![/*])((?:\\.|\[(?:\\.|[^\]])*\]|[^/\\\n])+)\/[a-z]*/g)].map(([, source = '']) => ({
        place,
        code: source,
      })),
    )
    const worded = patterns.filter(({ code }) =>
      code
        .replace(/\\[pP]\{\w+\}|\\[a-z]/g, ' ')
        .split('|')
        .some((word) => known.has(word.replace(/[^a-z]/g, ''))),
    )
    expect(patterns.length).toBeGreaterThan(100)
    expect(places(worded)).toEqual([])
  })
})
