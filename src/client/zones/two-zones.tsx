import { chooseLocale } from '#client/i18n/choose-language.ts'
import { capitalise } from '#client/i18n/format.ts'
import type { PlannedDate } from '#client/i18n/format-planned.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { useToday } from '#client/lib/time/use-clock.ts'
import { formatTwoZones, type TwoZonesForm } from './format-two-zones.ts'

interface TwoZonesProps {
  /** The instants of the beginning and the end. */
  begin: string
  end: string | null
  /** The zone in which the times were said. */
  timezone: string
  form: TwoZonesForm
  /** Puts the time into a sentence. */
  say: ((time: PlannedDate) => string) | undefined
}

/** A time in the zone where it was said and in this device's zone. Its code is loaded only where clocks differ. */
export function TwoZones({ begin, end, timezone, form, say }: TwoZonesProps) {
  const language = useLanguage()
  const locale = chooseLocale(language, navigator.languages)
  const span = { begin: new Date(begin), end: end === null ? null : new Date(end) }
  const now = new Date(useToday())
  const time = formatTwoZones(span, { language, locale, now, there: timezone, here: localTimezone(), form })
  return <time dateTime={begin}>{say ? say(time) : capitalise(time.text, locale)}</time>
}
