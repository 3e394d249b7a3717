import type { Language } from '#shared/languages.ts'
import { CITY_NAMES, MODERN_IDS } from './city-names.ts'

/** Greenwich and its synonyms. */
const UTC = /^(?:Etc\/)?(?:UTC|UCT|Universal|Zulu|GMT[+-]?0?|Greenwich)$/i

/**
 * Names the city of a time zone (IANA name) in a language: `New York`, in Spanish `Nueva York`. `UTC` stays `UTC`, and
 * zones that are a mere offset from it are named by that offset: `UTC+5:30`.
 */
export function nameCity(timezone: string, language: Language): string {
  if (UTC.test(timezone)) return 'UTC'
  const offset = readOffset(timezone)
  if (offset !== null) return `UTC${offset}`
  const last = timezone.split('/').at(-1) ?? timezone
  const id = MODERN_IDS[last] ?? last
  return CITY_NAMES[language][id] ?? CITY_NAMES.en[id] ?? id.replaceAll('_', ' ')
}

/** Reads `+05:30`, and `Etc/GMT-5`, whose sign is the opposite of what people write. */
function readOffset(timezone: string): string | null {
  const written = /^([+-])(\d\d):?(\d\d)?$/.exec(timezone)
  if (written) {
    const [, sign, hours, minutes = '00'] = written
    return `${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
  }
  const named = /^Etc\/GMT([+-])(\d{1,2})$/.exec(timezone)
  return named ? `${named[1] === '+' ? '−' : '+'}${named[2]}` : null
}
