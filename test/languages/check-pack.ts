import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import { checkDates } from './check-dates.ts'
import { checkNames } from './check-names.ts'
import { checkPatterns } from './check-patterns.ts'
import { checkRules } from './check-rules.ts'

/** Parts whose keys differ between languages. */
const OWN_KEYS = new Set([
  'dates.words',
  'dateExamples',
  'nameExamples',
  'dates.halfDayMarks',
  'titles.called',
  'noteTitles.accentedLinks',
  'themes',
])

/** Parts shown to users, which must not be left in English. */
const WRITTEN = [
  'coachingWording',
  'exports',
  'emails',
  'notifications',
  'week',
  'answers',
  'dataExport',
  'messages',
] as const

/** Lists the faults and gaps of a language pack, one line each, by comparison with English. */
export function checkPack(pack: LanguagePack): string[] {
  const english = packOf('en')
  const missing = missingKeys(english, pack, '')
  // The other checks need all parts.
  if (missing.length > 0) return missing
  return [
    ...[pack.words.language, pack.titles.language].flatMap((code) =>
      code === pack.code ? [] : [`words and titles say that they are of ‘${code}’`],
    ),
    ...wrongPlaceholders(english.messages, pack.messages, 'messages'),
    ...wrongPlaceholders(english.emails, pack.emails, 'emails'),
    ...wrongPlaceholders(english.notifications, pack.notifications, 'notifications'),
    ...checkDates(pack),
    ...checkNames(pack),
    ...checkRules(pack),
    ...checkPatterns(pack),
    ...(pack === english
      ? []
      : WRITTEN.flatMap((part) => (pack[part] === english[part] ? [`${part}: is English`] : []))),
  ]
}

function missingKeys(model: unknown, own: unknown, path: string): string[] {
  if (own === undefined) return [`${path}: is missing`]
  // A pack sets a part to null if its language does not have it.
  if (model === null || own === null) return []
  if (typeof own !== typeof model) return [`${path}: is no ${typeof model}`]
  if (typeof model !== 'object' || model instanceof RegExp || Array.isArray(model) || OWN_KEYS.has(path)) return []
  return Object.entries(model).flatMap(([key, value]) =>
    missingKeys(value, (own as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  )
}

function wrongPlaceholders(model: object, own: object, path: string): string[] {
  return Object.entries(model).flatMap(([key, value]) => {
    const other = (own as Record<string, unknown>)[key]
    if (typeof value === 'object') return wrongPlaceholders(value, other as object, `${path}.${key}`)
    const [wanted, found] = [value, other].map((text) =>
      [...String(text).matchAll(/\{\w+\}/g)].map(String).sort().join(' '),
    )
    return wanted === found ? [] : [`${path}.${key}: has the placeholders ‘${found}’ instead of ‘${wanted}’`]
  })
}
