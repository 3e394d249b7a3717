import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '#client/i18n/i18n.ts'
import { Deferred } from '#client/ui/deferred/deferred.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { MicrophoneButton } from './microphone-button.tsx'
import { RecordButton } from './record-button.tsx'
import { CannotKeepLine, preloadRecorder } from './recorder-parts.ts'

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

interface IdleViewProps {
  /** Whether the recorder's code is being loaded for a recording. */
  loading: boolean
  /** Whether the browser is asking for permission to use the microphone. */
  asking: boolean
  language: Language
  onLanguageChange: (language: Language) => void
  onStart: () => void
}

/** The idle state: the record button, and the choice of the spoken language and of the microphone. */
export function IdleView({ loading, asking, language, onLanguageChange, onStart }: IdleViewProps) {
  const { t } = useTranslation('recorder')
  return (
    <>
      <RecordButton
        label={t('start')}
        mode={loading || asking ? 'wait' : 'start'}
        onPress={onStart}
        onIntent={preloadRecorder}
      />
      <p className="mt-4 text-center text-ink-soft">
        {asking ? (
          t('asking')
        ) : (
          <>
            <span className="font-medium text-ink">{t('startShort')}</span>{' '}
            <span className="pointer-coarse:hidden">{t('keyHint')}</span>
          </>
        )}
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-x-2.5 gap-y-1 text-ink-faint text-sm">
        <span aria-hidden="true">{t('language')}</span>
        <Select
          label={t('language')}
          value={language}
          onValueChange={onLanguageChange}
          options={LANGUAGE_OPTIONS}
          disabled={asking}
        />
        <MicrophoneButton disabled={asking} />
      </div>
      <Suspense>
        <Deferred last>
          <CannotKeepLine />
        </Deferred>
      </Suspense>
    </>
  )
}
