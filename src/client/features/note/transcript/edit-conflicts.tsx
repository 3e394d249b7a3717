import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { TextArea } from '#client/ui/forms/text-area.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { EditConflict } from '#shared/contract/note-editing.ts'
import { MAX_SENTENCE_LENGTH } from '#shared/limits.ts'
import { useSavers } from '../hooks/use-savers.ts'
import type { SentenceConflict } from './merge-edits.ts'

interface EditConflictsProps {
  conflicts: readonly SentenceConflict[]
  /** The newest text, and who saved it. */
  newest: EditConflict
  /** The version that the user has edited. */
  since: number
  /** A BCP 47 tag. */
  language: string | undefined
  /** Null until the audio is ready. */
  onPlay: ((start: number) => void) | null
  busy: boolean
  /** Receives the wording to save for each conflict, by its index. */
  onResolve: (chosen: ReadonlyMap<number, string>) => void
  onBack: () => void
}

/**
 * Shows sentences that somebody else has saved with another wording, both wordings side by side. The user chooses one
 * of them or writes a third, and can save only when all are decided.
 */
export function EditConflicts({
  conflicts,
  newest,
  since,
  language,
  onPlay,
  busy,
  onResolve,
  onBack,
}: EditConflictsProps) {
  const { t } = useTranslation(['share', 'note'])
  const savers = useSavers(newest, since)
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const open = conflicts.filter(({ index }) => !chosen.has(index)).length
  const tooLong = [...chosen.values()].some((text) => text.length > MAX_SENTENCE_LENGTH)
  return (
    <section aria-labelledby="conflicts-title">
      <h3 id="conflicts-title" className="font-semibold">
        {t('merge.title')}
      </h3>
      <p className="wrap-anywhere mt-1 mb-4 text-ink-soft">{savers}</p>
      <ol className="flex flex-col gap-6">
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.index}
            conflict={conflict}
            language={language}
            chosen={chosen.get(conflict.index)}
            onChoose={(text) => setChosen(new Map(chosen).set(conflict.index, text))}
            onPlay={onPlay && (() => onPlay(conflict.start))}
          />
        ))}
      </ol>
      <div className="sticky bottom-0 -mx-2 mt-6 flex flex-wrap items-center gap-2 border-hairline border-t bg-paper/95 px-2 py-3">
        <p className="grow text-ink-soft text-sm" role="status">
          {open > 0 ? t('merge.open', { count: open }) : t('merge.allDecided')}
        </p>
        <Button variant="quiet" size="small" onClick={onBack}>
          {t('merge.back')}
        </Button>
        <Button size="small" busy={busy} disabled={open > 0 || tooLong} onClick={() => onResolve(chosen)}>
          {t('note:edit.save')}
        </Button>
      </div>
    </section>
  )
}

interface ConflictChoiceProps {
  conflict: SentenceConflict
  language: string | undefined
  /** The wording to save; undefined until the user has decided. */
  chosen: string | undefined
  onChoose: (text: string) => void
  onPlay: (() => void) | null
}

function ConflictChoice({ conflict, language, chosen, onChoose, onPlay }: ConflictChoiceProps) {
  const { t } = useTranslation(['share', 'note'])
  const time = useFormat().clock(conflict.start)
  const wordings = [
    { label: t('merge.theirs'), text: conflict.theirs?.text ?? '' },
    { label: t('merge.mine'), text: conflict.mine },
  ]
  return (
    <li>
      <fieldset className="min-w-0">
        <legend className="mb-2 flex items-center gap-2 text-ink-soft text-sm">
          {t('note:edit.sentence', { time })}
          {onPlay && (
            <IconButton
              label={t('note:edit.playFrom', { time })}
              icon={<Play aria-hidden="true" className="size-4" />}
              onClick={onPlay}
            />
          )}
        </legend>
        <div className="mb-3 grid gap-3 sm:grid-cols-2">
          {wordings.map(({ label, text }) => (
            <button
              key={label}
              type="button"
              aria-pressed={chosen === text}
              onClick={() => onChoose(text)}
              className={joinClasses(
                'min-h-11 rounded-surface border p-3 text-left hover:bg-hover',
                chosen === text ? 'border-accent' : 'border-outline',
              )}
            >
              <span className="block text-ink-soft text-sm">{label}</span>
              {text === '' ? (
                <span className="text-ink-soft italic">{t('merge.removed')}</span>
              ) : (
                <span lang={language} className="wrap-anywhere font-serif text-lg">
                  {text}
                </span>
              )}
            </button>
          ))}
        </div>
        <TextArea
          label={t('merge.toSave')}
          longest={MAX_SENTENCE_LENGTH}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      </fieldset>
    </li>
  )
}
