import { useTranslation } from 'react-i18next'
import { useDeleteNote } from '#client/api/notes/delete-note.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'

interface DeleteNoteDialogProps {
  id: string
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a note is deleted, and deletes it. */
export function DeleteNoteDialog({ id, title, open, onOpenChange }: DeleteNoteDialogProps) {
  const { t } = useTranslation('notes')
  const deleteNote = useDeleteNote(id)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('deleteTitle')}
      description={t('deleteText', { title })}
      confirmLabel={t('deleteConfirm')}
      destructive
      onConfirm={() => {
        onOpenChange(false)
        void deleteNote()
      }}
    />
  )
}
