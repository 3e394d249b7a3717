import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { FieldError } from '#client/ui/forms/field-error.tsx'
import { useLengthCheck } from '#client/ui/forms/use-length-check.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { MAX_SENTENCE_LENGTH } from '#shared/limits.ts'

interface SentenceFieldProps {
  sentence: Sentence
  text: string
  /** True while the text is being saved, because anything typed then would be lost. */
  readOnly: boolean
  onWrite: (sentence: Sentence, text: string) => void
  /** Null until the audio is ready. */
  onPlay: (() => void) | null
  /**
   * Renders the choice of the sentence's speaker, given the time at which it begins; null if speakers were not told apart.
   */
  speakerChoice: ((sentence: Sentence, time: string) => ReactNode) | null
}

/**
 * The field of one sentence beside its time. Uncontrolled: a text of three hours has thousands of these fields, and only the one
 * being typed in may re-render.
 */
export function SentenceField({ sentence, text, readOnly, onWrite, onPlay, speakerChoice }: SentenceFieldProps) {
  const { t } = useTranslation('note')
  const time = useFormat().clock(sentence.start)
  const checkLength = useLengthCheck()
  const [tooLong, setTooLong] = useState(() => checkLength(text, MAX_SENTENCE_LENGTH))
  const errorId = useId()

  function write(written: string) {
    setTooLong(checkLength(written, MAX_SENTENCE_LENGTH))
    onWrite(sentence, written)
  }

  return (
    <li className="flex items-start gap-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <button
        type="button"
        disabled={!onPlay}
        onClick={() => onPlay?.()}
        aria-label={t('edit.playFrom', { time })}
        className="mt-1.5 min-h-8 w-14 shrink-0 rounded-control text-right text-ink-faint text-sm tabular-nums hover:bg-hover hover:text-accent disabled:pointer-events-none pointer-coarse:min-h-11"
      >
        {time}
      </button>
      {speakerChoice?.(sentence, time)}
      <div className="min-w-0 grow">
        <textarea
          rows={1}
          dir="auto"
          aria-label={t('edit.sentence', { time })}
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong && errorId}
          defaultValue={text}
          readOnly={readOnly}
          onInput={(event) => write(event.currentTarget.value)}
          className="field-sizing-content block min-h-11 w-full resize-y supports-[field-sizing:content]:resize-none rounded-control border border-transparent bg-transparent px-2.5 py-2 font-serif text-lg leading-7 hover:border-hairline focus:border-outline focus:bg-surface focus-visible:outline-offset-0 aria-invalid:border-red"
        />
        <FieldError id={errorId} message={tooLong} />
      </div>
    </li>
  )
}
