import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/i18n/use-language.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { useSetLanguage } from '../api/set-language.ts'
import { nameLanguage } from '../name-language.ts'

interface TextLanguageProps {
  noteId: string
  /** The language the text is assumed to be in. */
  language: Language | null
}

/** Sets the language of a text without transcribing it again. */
export function TextLanguage({ noteId, language }: TextLanguageProps) {
  const { t } = useTranslation('note')
  const locale = useLanguage()
  const setting = useSetLanguage(noteId)
  const others = LANGUAGES.filter((other) => other !== language)
  return (
    <Menu
      align="start"
      trigger={
        <Button data-command="language" variant="quiet" size="small" busy={setting.isPending}>
          {t(language === null ? 'language.which' : 'language.wrong')}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </Button>
      }
      items={others.map((other) => ({
        label: t('language.is', { language: nameLanguage(other, locale) }),
        onSelect: () => setting.mutate(other),
      }))}
    />
  )
}
