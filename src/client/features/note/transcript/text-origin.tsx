import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import type { EngineId } from '#shared/contract/transcribing.ts'
import type { Language } from '#shared/languages.ts'
import { nameLanguage } from '../name-language.ts'
import type { TranscribingChoices } from '../transcribing-choices.ts'
import { EarlierVersions } from './earlier-versions.tsx'
import { TextLanguage } from './text-language.tsx'

interface TextOriginProps {
  note: VoiceNote
  transcript: Transcript
  choices: TranscribingChoices
  busy: boolean
  onTranscribe: (input: { engine?: EngineId; language?: Language }) => void
}

/** The engine and language of the text, the actions to change them, and the earlier versions. */
export function TextOrigin({ note, transcript, choices, busy, onTranscribe }: TextOriginProps) {
  const { t } = useTranslation('note')
  const locale = useLanguage()
  const { engine } = transcript
  const items = [
    ...choices.engines.map(({ id, model }) => ({
      label: t(`again.${id}`, { model }),
      onSelect: () => onTranscribe({ engine: id }),
    })),
    ...choices.languages.map((language) => ({
      label: t('again.language', { language: nameLanguage(language, locale) }),
      onSelect: () => onTranscribe({ language }),
    })),
  ]
  return (
    <div className="mt-6 -ml-3 flex flex-wrap items-center gap-y-1 text-ink-faint text-sm">
      {engine && (
        <p className="px-3">
          {engine.id === 'browser' ? t('engineBrowser') : t('engine', { model: engine.model })}
          {transcript.language && `${SEPARATOR}${nameLanguage(transcript.language, locale)}`}
        </p>
      )}
      {note.status === 'ready' && transcript.sentences.length > 0 && (
        <TextLanguage noteId={note.id} language={transcript.language} />
      )}
      {note.status === 'ready' && items.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button data-command="transcribe" variant="quiet" size="small" busy={busy}>
              {t('again.label')}
              <ChevronDown aria-hidden="true" className="size-3.5" />
            </Button>
          }
          items={items}
        />
      )}
      <EarlierVersions note={note} transcript={transcript} />
    </div>
  )
}
