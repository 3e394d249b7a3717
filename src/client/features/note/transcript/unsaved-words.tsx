import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import { copyToClipboard } from '#client/ui/overlays/copy-to-clipboard.ts'

interface UnsavedWordsProps {
  /** What the user typed, in the order of the text. */
  words: readonly string[]
  /** Why it can't be saved: the user may no longer see the note, change it or comment on it. */
  reason: 'gone' | 'readOnly' | 'noComments'
  /** Null if there is nothing to return to. */
  onDiscard: (() => void) | null
}

/** Shows what was typed and can't be saved any more, so that it can be taken elsewhere. Renders nothing without words. */
export function UnsavedWords({ words, reason, onDiscard }: UnsavedWordsProps) {
  const { t } = useTranslation('note')
  const titleId = useId()
  if (words.length === 0) return null
  const copy = () => copyToClipboard(words.join('\n'), { copied: t('unsaved.copied'), failed: t('copyFailed') })
  return (
    <section aria-labelledby={titleId} className="my-5 max-w-[68ch] rounded-surface border border-amber-line p-4">
      <div role="status">
        <h3 id={titleId} className="font-medium">
          {t('unsaved.title')}
        </h3>
        <p className="mt-0.5 text-pretty text-ink-soft">{t(`unsaved.${reason}`)}</p>
      </div>
      <ul className="wrap-anywhere mt-3 flex flex-col gap-1 font-serif text-lg">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => void copy()}>
          {t('unsaved.copy')}
        </Button>
        {onDiscard && (
          <Button variant="quiet" size="small" onClick={onDiscard}>
            {t('edit.discard')}
          </Button>
        )}
      </div>
    </section>
  )
}
