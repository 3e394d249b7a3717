import type { LanguagePack } from '#server/languages/language-pack.ts'
import { RULE_KINDS } from '#server/languages/parts/rule-kinds.ts'
import { isTextRule } from './check-rules.ts'

export interface PackPattern {
  /** The pattern's path in the pack, such as `titles.verbs[3]`. */
  path: string
  source: string
  flags: string
  /** Whether an example labelled as right shows that it matches. */
  isShown: boolean
}

/** Replaces the placeholder for a name in cues. */
const NAME = '(?:\\p{L}{2,})'

/** The strings of a pack that contain patterns, by part; `*` means all strings of a part. */
const PATTERN_FIELDS: Partial<Record<keyof LanguagePack, readonly string[]>> = {
  words: [
    ...[
      'openers',
      'mine',
      'mineByDate',
      'theirs',
      'asked',
      'theirsByDate',
      'open',
      'titles',
      'goesOn',
      'toMe',
      'recipient',
    ],
    'toFirstName',
    'noTask',
    'noEvent',
    'moved',
    'cancelled',
    'decisionCues',
    'questionCues',
    'urgent',
    'high',
    'low',
    'negations',
    'negatedPronouns',
    'fromTo',
    'saidOfIt',
    'frames',
    'backward',
  ],
  clauses: ['*'],
  followUpTitles: ['dangling', 'lead'],
  noteTitles: ['fillers'],
  closings: ['splits', 'mine', 'theirs', 'passive', 'blocked', 'toMe', 'joins'],
  coachingPhrases: ['fillers', 'hedges', 'recognition', 'reversals', 'own'],
}

/** How engines anchor the patterns of a part. All other patterns are used unchanged. */
const ANCHORED: Partial<Record<keyof LanguagePack, (source: string) => string>> = {
  words: (source) => `(?:^|[\\s,.;:¡¿"'])(?:${source})`,
  clauses: (source) => `(?<![\\p{L}])(?:${source})(?![\\p{L}])`,
  followUpTitles: (source) => `(?<![\\p{L}'])(?:${source})$`,
  noteTitles: (source) => `^(?:${source})`,
  closings: (source) => `(?<![\\p{L}])(?:${source})(?![\\p{L}])`,
  coachingPhrases: (source) => `(?<= )(?:${source})(?= )`,
}

/** Lists every pattern of a pack: regular expressions, and strings that engines compile to regular expressions. */
export function patternsOf(pack: LanguagePack): PackPattern[] {
  const found: PackPattern[] = []
  const visit = (value: unknown, path: string, isPattern: boolean): void => {
    if (value instanceof RegExp) found.push({ path, source: value.source, flags: value.flags, isShown: false })
    else if (isTextRule(value))
      found.push({
        path: value.id,
        source: RULE_KINDS[value.kind](value.pattern),
        flags: 'u',
        isShown: value.right.length > 0,
      })
    else if (typeof value === 'string' && isPattern && value !== '') {
      const part = path.split(/[.[]/, 1)[0] as keyof LanguagePack
      const source = value.replaceAll('NAME', NAME)
      found.push({ path, source: ANCHORED[part]?.(source) ?? source, flags: 'u', isShown: false })
    } else if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) visit(item, `${path}[${at}]`, isPattern)
    } else if (typeof value === 'object' && value !== null) {
      const part = path as keyof LanguagePack
      const fields = PATTERN_FIELDS[part] ?? []
      for (const [key, item] of Object.entries(value)) {
        const named = isPattern || fields.includes('*') || fields.includes(key)
        visit(item, path === '' ? key : `${path}.${key}`, path !== '' && named)
      }
    }
  }
  visit(pack, '', false)
  return found
}
