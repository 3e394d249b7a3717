import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { translate } from '#client/i18n/i18n.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { Menu, type MenuItem } from '#client/ui/overlays/menu.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { ExportFormat, ExportSection } from '#shared/contract/exports.ts'
import { exportFileMutation } from '../api/export-note.ts'
import { ExportDialog } from './export-dialog.tsx'

/** Exports a note as a file. The PDF needs Premium. */
export function ExportMenu({ noteId }: { noteId: string }) {
  const { t } = useTranslation('exports')
  const { isPremium } = useUser()
  const navigate = useNavigate()
  const file = useMutation(exportFileMutation(noteId))
  const [choosing, setChoosing] = useState<'pdf' | 'docx' | null>(null)
  const [leftOut, setLeftOut] = useState<ExportSection[]>([])
  const save = (format: ExportFormat) => () => file.mutate({ format })

  function exportPdf() {
    if (isPremium) return setChoosing('pdf')
    showToast({
      title: t('premiumTitle'),
      description: t('premiumText'),
      action: {
        label: translate('upgrade.action'),
        altText: translate('upgrade.action'),
        onSelect: () => void navigate('/premium'),
      },
    })
  }

  const items: MenuItem[] = [
    { label: 'PDF', onSelect: exportPdf },
    { label: 'Word', onSelect: () => setChoosing('docx') },
    { label: 'Markdown', onSelect: save('md') },
    { label: t('text'), onSelect: save('txt') },
    { label: t('subtitles', { format: 'SRT' }), onSelect: save('srt') },
    { label: t('subtitles', { format: 'WebVTT' }), onSelect: save('vtt') },
    { label: t('all', { format: 'JSON' }), onSelect: save('json') },
  ]
  const busy = file.isPending
  return (
    <>
      <Menu
        trigger={
          <IconButton
            data-command="export"
            label={t('label')}
            aria-busy={busy}
            icon={busy ? <Spinner className="size-4.5" /> : <Download aria-hidden="true" className="size-4.5" />}
          />
        }
        items={items.map((item) => ({ ...item, disabled: busy }))}
      />
      {choosing && (
        <ExportDialog
          noteId={noteId}
          format={choosing}
          leftOut={leftOut}
          onLeaveOut={setLeftOut}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  )
}
