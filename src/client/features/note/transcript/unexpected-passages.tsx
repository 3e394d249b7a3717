import Check from 'lucide-react/icons/check'
import Languages from 'lucide-react/icons/languages'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/i18n/use-language.ts'
import { EvidenceButton } from '#client/player/evidence-button.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { findPassages, type Passage } from '#shared/find-passages.ts'
import type { Language } from '#shared/languages.ts'
import { useConfirmPassage, useTranscribePassage } from '../api/passages.ts'
import { nameLanguage } from '../name-language.ts'

/**
 * Maximum number of passages shown at once, because more would hide the text. The next ones follow once these are
 * settled.
 */
const MOST_SHOWN = 3

/** Maximum length of a quote, in characters; enough to recognise the passage in the text. */
const QUOTE_LENGTH = 140

interface UnexpectedPassagesProps {
  note: VoiceNote
  transcript: Transcript
  /** Languages in which a passage can be transcribed again. */
  languages: readonly Language[]
  /** Plays from a second of the note; null until the audio is ready. */
  onPlay: ((seconds: number) => void) | null
}

/**
 * Shows the passages that may be in another language than was spoken, with the means to correct them. Renders nothing
 * if there are none.
 */
export function UnexpectedPassages({ note, transcript, languages, onPlay }: UnexpectedPassagesProps) {
  const { t } = useTranslation('spoken')
  const passages = findPassages(transcript.sentences)
  const confirming = useConfirmPassage(note.id)
  const transcribing = useTranscribePassage(note.id)
  if (passages.length === 0) return null
  const isOwn = note.access === 'owner'
  const shown = passages.slice(0, MOST_SHOWN)
  const canTranscribe = ({ expected }: Passage) => isOwn && expected !== null && languages.includes(expected)
  return (
    <section
      aria-labelledby="passages-title"
      className="mb-5 max-w-[68ch] rounded-surface border border-hairline bg-accent-soft/40 px-4 py-4 sm:px-5"
    >
      <div className="flex items-start gap-x-3">
        <Languages aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-ink-soft" />
        <div className="min-w-0 grow">
          <h3 id="passages-title" className="font-semibold">
            {t('passage.title')}
          </h3>
          <p className="text-pretty text-ink-soft text-sm">{t('passage.lead')}</p>
        </div>
      </div>
      <ul className="mt-3 divide-y divide-hairline">
        {shown.map((passage) => {
          const input = { version: transcript.version, sentence: passage.from }
          return (
            <PassageItem
              key={passage.from}
              passage={passage}
              onPlay={onPlay}
              confirming={confirming.isPending && confirming.variables.sentence === passage.from}
              transcribing={transcribing.isPending && transcribing.variables.sentence === passage.from}
              onConfirm={() => confirming.mutate(input)}
              onTranscribe={canTranscribe(passage) ? (language) => transcribing.mutate({ ...input, language }) : null}
            />
          )
        })}
      </ul>
      {!shown.every(canTranscribe) && <p className="mt-3 text-pretty text-ink-soft text-sm">{t('passage.byHand')}</p>}
      {passages.length > MOST_SHOWN && <p className="mt-3 text-pretty text-ink-soft text-sm">{t('passage.more')}</p>}
    </section>
  )
}

interface PassageItemProps {
  passage: Passage
  onPlay: UnexpectedPassagesProps['onPlay']
  confirming: boolean
  transcribing: boolean
  onConfirm: () => void
  /** Null if no engine can. */
  onTranscribe: ((language: Language) => void) | null
}

function PassageItem({ passage, onPlay, confirming, transcribing, onConfirm, onTranscribe }: PassageItemProps) {
  const { t } = useTranslation('spoken')
  const locale = useLanguage()
  const { expected, from, start, text } = passage
  const id = `passage-${from}`
  const language = expected && nameLanguage(expected, locale)
  return (
    <li className="py-3 last:pb-0">
      {language && (
        <p id={id} className="text-ink-soft text-sm">
          {t('passage.expected', { language })}
        </p>
      )}
      <EvidenceButton evidence={{ quote: shorten(text), start }} onPlay={onPlay} />
      <div className="mt-2.5 flex flex-wrap gap-2">
        {expected && language && onTranscribe && (
          <Button
            size="small"
            variant="outline"
            busy={transcribing}
            aria-describedby={id}
            onClick={() => onTranscribe(expected)}
          >
            {t('passage.again', { language })}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          busy={confirming}
          aria-describedby={id}
          icon={<Check aria-hidden="true" className="size-4" />}
          onClick={onConfirm}
        >
          {t('passage.confirm')}
        </Button>
      </div>
    </li>
  )
}

function shorten(text: string): string {
  if (text.length <= QUOTE_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', QUOTE_LENGTH))} …`
}
