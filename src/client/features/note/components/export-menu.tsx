import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { translate } from '#client/i18n/i18n.ts'
import { useUser } from '#client/lib/use-session.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#client/ui/menu.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { exportFileMutation, exportPdfMutation } from '../api/export-note.ts'

/** Takes a note along as a file: what was said to everybody, the document to hand out with Premium. */
export function ExportMenu({ noteId }: { noteId: string }) {
  const { t } = useTranslation('exports')
  const { isPremium } = useUser()
  const navigate = useNavigate()
  const file = useMutation(exportFileMutation(noteId))
  const pdf = useMutation(exportPdfMutation(noteId))
  const busy = file.isPending || pdf.isPending

  function exportPdf(transcript: boolean) {
    if (isPremium) return pdf.mutate({ transcript })
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
    { label: 'PDF', onSelect: () => exportPdf(true) },
    { label: t('withoutText'), onSelect: () => exportPdf(false) },
    { label: 'Markdown', onSelect: () => file.mutate('md') },
    { label: t('text'), onSelect: () => file.mutate('txt') },
    { label: t('subtitles', { format: 'SRT' }), onSelect: () => file.mutate('srt') },
    { label: t('subtitles', { format: 'WebVTT' }), onSelect: () => file.mutate('vtt') },
    { label: t('all', { format: 'JSON' }), onSelect: () => file.mutate('json') },
  ]
  return (
    <Menu
      trigger={
        <IconButton
          label={t('label')}
          aria-busy={busy}
          icon={busy ? <Spinner className="size-4.5" /> : <Download aria-hidden="true" className="size-4.5" />}
        />
      }
      items={items.map((item) => ({ ...item, disabled: busy }))}
    />
  )
}
