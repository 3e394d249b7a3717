import ArrowLeft from 'lucide-react/icons/arrow-left'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import { memo, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { Deferred } from '#client/ui/deferred/deferred.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { Badge, type BadgeTone } from '#client/ui/layout/badge.tsx'
import { ZonedTime } from '#client/zones/zoned-time.tsx'
import type { Sentiment, VoiceNote } from '#shared/contract/notes.ts'
import { mayEdit } from '../note-rights.ts'
import { PresentPeople } from '../presence/present-people.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { NoteTitle } from './note-title.tsx'

// It comes with the code of all menus, which the first paint does not need.
const ExportMenu = lazyPart(async () => (await import('./export-menu.tsx')).ExportMenu)

// Red is for recording and destructive actions; a negative note is neither.
const SENTIMENT_TONES: Record<Sentiment, BadgeTone> = { positive: 'accent', neutral: 'neutral', negative: 'dusk' }

interface NoteHeaderProps {
  note: VoiceNote
  onCopy: (() => void) | null
  onDelete: () => void
}

/** The note's title and metadata, in two lines. */
export const NoteHeader = memo(function NoteHeader({ note, onCopy, onDelete }: NoteHeaderProps) {
  const { t } = useTranslation('note')
  const { t: tPlayer } = useTranslation('player')
  const format = useFormat()
  const [firstTag] = note.tags
  const isOwn = note.access === 'owner'
  const quality = note.engine?.draft ? (note.engine.id === 'browser' ? 'liveCaptions' : 'draft') : null
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between">
        <BackLink />
        <div className="-mr-2 ml-auto flex flex-wrap justify-end">
          {onCopy && (
            <IconButton
              data-command="copy"
              label={t('copy')}
              icon={<Copy aria-hidden="true" className="size-4.5" />}
              onClick={onCopy}
            />
          )}
          {onCopy && isOwn && (
            <ShareButton
              noteId={note.id}
              noteTitle={note.title}
              hasRecording={!note.audioDeleted}
              sharedWith={note.sharedWith.length}
            />
          )}
          {onCopy && (
            <Suspense fallback={<ExportPlace />}>
              <Deferred last place={<ExportPlace />}>
                <ExportMenu noteId={note.id} />
              </Deferred>
            </Suspense>
          )}
          {isOwn && (
            <IconButton
              data-command="delete"
              label={t('delete')}
              variant="danger-quiet"
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              onClick={onDelete}
            />
          )}
        </div>
      </div>
      <NoteTitle noteId={note.id} title={note.title} editable={mayEdit(note)} />
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft text-sm">
        <ZonedTime begin={note.recordedAt} timezone={note.timezone} form="recorded" waits>
          <time dateTime={note.recordedAt}>{format.dateTime(note.recordedAt)}</time>
        </ZonedTime>
        {note.duration !== null && <span className="tabular-nums">{format.clock(note.duration)}</span>}
        {firstTag && <Badge tone="outline">{firstTag}</Badge>}
        {note.sentiment && (
          <Badge tone={SENTIMENT_TONES[note.sentiment]}>
            {t(`sentiment.${note.sentiment}`)}
            {note.sentimentScore !== null && `${SEPARATOR}${t('score', { score: note.sentimentScore })}`}
          </Badge>
        )}
        {quality && <Badge>{t(quality)}</Badge>}
        {note.sharedWith.length > 0 && (
          <Badge icon={<Users aria-hidden="true" className="size-3" />}>
            {t('sharedWith', { count: note.sharedWith.length })}
          </Badge>
        )}
      </div>
      <SharedBy note={note} />
      <PresentPeople note={note} />
      {isOwn && quality && (
        <p className="mt-2 text-ink-soft text-sm">
          {note.audioDeleted ? tPlayer(`withoutAudio.${quality}`) : t(`${quality}Text`)}
        </p>
      )}
    </header>
  )
})

/** Says whose note it is, if it belongs to somebody else. */
function SharedBy({ note: { access, owner } }: { note: VoiceNote }) {
  const { t } = useTranslation('note')
  if (access === 'owner' || !owner) return null
  return (
    <p className="mt-3 flex items-center gap-2 text-ink-soft text-sm">
      <Users aria-hidden="true" className="size-4 shrink-0 stroke-[1.5]" />
      <span className="wrap-anywhere">
        {t('sharedBy', { person: owner.name || owner.email })}
        {SEPARATOR}
        {t(`access.${access}`)}
      </span>
    </p>
  )
}

/** The link back to the dashboard. */
export function BackLink({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('note')
  return (
    <Link
      to="/"
      className={buttonClasses({
        variant: 'quiet',
        size: 'small',
        className: '-ml-3 shrink-999 text-left print:hidden',
      })}
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      {children ?? t('back')}
    </Link>
  )
}

/** Reserves the space of an icon button. */
function ExportPlace() {
  return <span aria-hidden="true" className="size-10 pointer-coarse:size-11" />
}
