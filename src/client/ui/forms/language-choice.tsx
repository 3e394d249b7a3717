import { LANGUAGE_NAMES } from '#client/i18n/i18n.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { NativeChoice } from './native-choice.tsx'

interface LanguageChoiceProps {
  id?: string
  label: string
  value: Language
  onValueChange: (language: Language) => void
}

/** Chooses a language. Each is shown by its own name, or only by its code if space is short. */
export function LanguageChoice({ id, label, value, onValueChange }: LanguageChoiceProps) {
  return (
    <NativeChoice
      {...(id ? { id } : {})}
      label={label}
      value={value}
      onValueChange={onValueChange}
      choices={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }))}
    >
      <span className="uppercase sm:hidden">{value}</span>
      <span className="hidden sm:inline">{LANGUAGE_NAMES[value]}</span>
    </NativeChoice>
  )
}
