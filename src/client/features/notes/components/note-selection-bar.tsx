import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash-2'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteNotes } from '#client/api/notes/delete-note.ts'
import { lostSince } from '#client/api/server-reach.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'
import { SelectionBar } from '#client/ui/selection/selection-bar.tsx'
import type { Selection } from '#client/ui/selection/use-selection.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { MAX_SELECTED_NOTES } from '#shared/limits.ts'
import { exportNotesMutation } from '../api/several-notes.ts'
import { TagsDialog } from './tags-dialog.tsx'

interface NoteSelectionBarProps {
  selection: Selection
  /** All notes that are loaded. */
  notes: readonly VoiceNote[]
  /** The number of all notes in the list. */
  total: number
}

/** The actions on several notes at once. Each action ends the selection. */
export function NoteSelectionBar({ selection, notes, total }: NoteSelectionBarProps) {
  const { t } = useTranslation('severalNotes')
  const [open, setOpen] = useState<'delete' | 'tags' | null>(null)
  const isOffline = useSyncExternalStore(lostSince.subscribe, () => lostSince.get() !== null)
  const reason = useId()
  const deleteNotes = useDeleteNotes()
  const chosen = notes.filter(({ id }) => selection.ids?.has(id))
  const exporting = useMutation({ ...exportNotesMutation(chosen), onSuccess: selection.end })
  const count = chosen.length
  const disabled = count === 0 || isOffline
  const described = isOffline ? { 'aria-describedby': reason } : {}
  const isAll = count === Math.min(notes.length, MAX_SELECTED_NOTES)
  return (
    <SelectionBar
      label={t('label')}
      count={selection.isFull ? t('full', { count }) : t('count', { count, total })}
      endLabel={t('end')}
      onEnd={selection.end}
      icons={
        <IconButton
          {...described}
          label={t('delete')}
          variant="danger-quiet"
          disabled={disabled}
          icon={<Trash aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen('delete')}
        />
      }
    >
      <Button
        className="grow"
        variant="outline"
        size="small"
        onClick={() => selection.select(isAll ? [] : notes.map(({ id }) => id))}
      >
        {t(isAll ? 'none' : 'all')}
      </Button>
      <Button
        {...described}
        className="grow"
        variant="outline"
        size="small"
        disabled={disabled}
        icon={<Tag aria-hidden="true" className="size-4" />}
        onClick={() => setOpen('tags')}
      >
        {t('tags.action')}
      </Button>
      <Menu
        trigger={
          <Button
            {...described}
            className="grow"
            variant="outline"
            size="small"
            disabled={disabled}
            busy={exporting.isPending}
            icon={<Download aria-hidden="true" className="size-4" />}
          >
            {t('download')}
          </Button>
        }
        items={[
          { label: t('markdown'), onSelect: () => exporting.mutate('md') },
          { label: t('word'), onSelect: () => exporting.mutate('docx') },
        ]}
      />
      {isOffline && (
        <p id={reason} className="basis-full px-2 pb-1 text-ink-soft text-sm">
          {t('offline')}
        </p>
      )}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'delete' : null)}
        title={t('deleteTitle', { count })}
        description={t('deleteText', { count })}
        confirmLabel={t('deleteConfirm', { count })}
        destructive
        onConfirm={() => {
          setOpen(null)
          selection.end()
          deleteNotes(chosen.map(({ id }) => id))
        }}
      />
      {open === 'tags' && <TagsDialog notes={chosen} onClose={() => setOpen(null)} onDone={selection.end} />}
    </SelectionBar>
  )
}
