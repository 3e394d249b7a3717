import type { LanguagePack } from '#server/languages/language-pack.ts'
import { makeRandom } from '#test/make-random.ts'
import { countSteps, TooManySteps } from './count-steps.ts'
import { type PackPattern, patternsOf } from './pack-patterns.ts'
import { type PatternNode, parsePattern, wordsIn } from './pattern-tree.ts'
import { writeMatch } from './write-match.ts'

/** Number of repetitions in the shorter test text. A text twice as long should take twice as many steps. */
const REPETITIONS = 60
/** Maximum growth of the steps for a text twice as long. A quadratic pattern would take four times the steps. */
const MAX_GROWTH = 2.6
/** Number of texts to try before a pattern counts as never matching. */
const TRIES = 400

/** Lists the patterns of a pack that do not compile, never match, or take more than linear time. */
export function checkPatterns(pack: LanguagePack): string[] {
  return patternsOf(pack).flatMap((pattern) => {
    const tree = read(pattern)
    if (tree === null) return [`${pattern.path}: is no regular expression`]
    const matches = pattern.isShown || isEmpty(tree) || matchesSomething(pattern, tree)
    const slow = findSlowText(tree)
    return [
      ...(matches ? [] : [`${pattern.path}: never matches`]),
      ...(slow === null ? [] : [`${pattern.path}: takes more than linear time on repeated ‘${slow}’`]),
    ]
  })
}

function read({ source, flags }: PackPattern): PatternNode | null {
  try {
    new RegExp(source, flags)
    return parsePattern(source, flags)
  } catch {
    return null
  }
}

/** Tells whether the pattern is empty. A pack uses `/^$/` to declare that its language has nothing of the kind. */
function isEmpty(tree: PatternNode): boolean {
  return tree.kind === 'sequence' && tree.items.every(({ kind }) => kind === 'place')
}

function matchesSomething({ source, flags }: PackPattern, tree: PatternNode): boolean {
  const random = makeRandom(7)
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = writeMatch(tree, random)
    if ([text, ` ${text} `, ` ${text}`, `a ${text}`].some((written) => pattern.test(written))) return true
  }
  return false
}

/** Finds a text that takes more than linear steps when repeated; null if none of the pattern's words does. */
function findSlowText(tree: PatternNode): string | null {
  const words = wordsIn(tree)
  const texts = [...words.slice(0, 40), words.slice(0, 3).join(' '), 'a', ' ', 'ab ', 'a, '].filter(
    (text) => text !== '',
  )
  return texts.find((text) => isSlow(tree, text)) ?? null
}

function isSlow(tree: PatternNode, text: string): boolean {
  try {
    const once = countSteps(tree, text.repeat(REPETITIONS))
    return countSteps(tree, text.repeat(2 * REPETITIONS)) > MAX_GROWTH * once + 100
  } catch (error) {
    if (error instanceof TooManySteps) return true
    throw error
  }
}
