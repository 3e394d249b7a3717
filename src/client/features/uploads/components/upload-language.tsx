import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '#client/i18n/i18n.ts'
import { NativeChoice } from '#client/ui/forms/native-choice.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import type { SpokenLanguage } from '../uploads-state.ts'

interface UploadLanguageProps {
  /** The file whose language is chosen; undefined for all files that are added next. */
  name?: string
  language: SpokenLanguage
  onChange: (language: SpokenLanguage) => void
}

/** Chooses the language that is spoken in uploaded files. By default it is detected. */
export function UploadLanguage({ name, language, onChange }: UploadLanguageProps) {
  const { t } = useTranslation('spoken')
  const label = name === undefined ? t('files') : t('ofFile', { name })
  return (
    <span className="inline-flex flex-wrap items-center justify-center text-ink-faint text-sm">
      {name === undefined && <span aria-hidden="true">{label}</span>}
      <NativeChoice<SpokenLanguage>
        label={label}
        value={language}
        onValueChange={onChange}
        choices={[
          { value: 'auto', label: t('auto') },
          ...LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code })),
        ]}
        className={name === undefined ? '' : '-ml-2.5 min-h-8'}
      >
        {language === 'auto' ? t('auto') : LANGUAGE_NAMES[language]}
        {/* The control itself leaves out the icon on phones, where it would look like plain text without one. */}
        <ChevronDown className="size-3.5 opacity-70 sm:hidden" />
      </NativeChoice>
    </span>
  )
}
