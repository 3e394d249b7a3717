import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Clause } from './clauses.ts'

const headingsOf = perPack(
  ({ clauses: { headings } }) => new RegExp(`^(?:\\p{L}+ ){0,2}(?:${headings})(?:\\s+\\p{L}{1,4})?[\\s,:]*$`, 'u'),
)

/** Returns the day of a heading that announces a plan, "Job sheet for tomorrow"; null for anything else. */
export function dayOfHeading(text: string, dates: readonly DateMention[], pack: LanguagePack): string | null {
  const [date] = dates
  const isDay = date?.kind === 'day' || date?.kind === 'part'
  if (!isDay || dates.length > 1 || !/^[.:!\s]*$/.test(text.slice(date.end))) return null
  return headingsOf(pack).test(foldInPlace(text.slice(0, date.start))) ? date.from.slice(0, 10) : null
}

/** Returns where a heading with its day ends, with its colon: "Note for tomorrow: call the plumber". 0 if there is none. */
export function headingEnd({ text, dates, pack }: Clause): number {
  const colon = text.indexOf(':')
  const within = dates.filter(({ end }) => end <= colon)
  return dayOfHeading(text.slice(0, Math.max(colon, 0)), within, pack) === null ? 0 : colon + 1
}
