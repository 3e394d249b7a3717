import Languages from 'lucide-react/icons/languages'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/i18n/use-language.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import type { Language } from '#shared/languages.ts'
import type { Again } from '../hooks/use-again.ts'
import { nameLanguage } from '../name-language.ts'

interface UnservedLanguageProps {
  /** The language that was detected in the recording. */
  language: Language
  again: Again
  checking: boolean
  onCheck: () => void
}

/**
 * Says which language no engine understands, and lets the owner choose the language that was really spoken, which
 * starts a transcription.
 */
export function UnservedLanguage({ language, again, checking, onCheck }: UnservedLanguageProps) {
  const { t } = useTranslation('spoken')
  const { t: tNote } = useTranslation('note')
  const locale = useLanguage()
  const name = nameLanguage(language, locale)
  return (
    <div role="status" className="flex items-start gap-x-3 rounded-surface border border-outline/50 bg-surface p-4">
      <Languages aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium">{t('unservedTitle', { language: name })}</p>
        {again.served.length > 0 && <p className="mt-0.5">{t('taken', { language: name })}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          {again.served.map((other) => (
            <Button key={other} size="small" busy={again.busy} onClick={() => again.onTranscribe({ language: other })}>
              {t('is', { language: nameLanguage(other, locale) })}
            </Button>
          ))}
          <Button variant="quiet" size="small" busy={checking} onClick={onCheck}>
            {tNote('checkAgain')}
          </Button>
        </div>
        <p className="mt-3 text-ink-soft text-sm">{t('safe', { language: name })}</p>
      </div>
    </div>
  )
}
