import type { Language } from '#shared/languages.ts'

/** Formats numbers in a language, for the texts of insights. */
export function numbersIn(language: Language) {
  const rules = new Intl.PluralRules(language)
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const unit = (name: 'second' | 'minute', value: number) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    }).format(value)
  return {
    whole: (value: number) => whole.format(value),
    tenths: (value: number) => tenths.format(value),
    /** `3 follow-ups`. */
    count: (value: number, one: string, other: string) =>
      `${whole.format(value)} ${rules.select(value) === 'one' ? one : other}`,
    /** The form that follows a number. */
    form: (value: number, one: string, other: string) => (rules.select(value) === 'one' ? one : other),
    list: (words: readonly string[]) => list.format(words),
    /** In seconds below two minutes, otherwise in minutes. */
    time: (seconds: number) =>
      seconds < 120 ? unit('second', Math.round(seconds)) : unit('minute', Math.round(seconds / 6) / 10),
  }
}
