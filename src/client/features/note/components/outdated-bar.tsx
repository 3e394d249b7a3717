import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { useAnalyseNote } from '../api/edit-note.ts'

/** Says that the analysis belongs to an older text, and offers to analyse the new one. */
export function OutdatedBar({ note }: { note: VoiceNote }) {
  const { t } = useTranslation('note')
  const analysing = useAnalyseNote(note.id)
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-start gap-x-3 gap-y-3 rounded-surface border border-amber-line bg-amber-soft/40 p-4"
    >
      <RefreshCw aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-amber" />
      <div className="min-w-[min(11rem,100%)] grow basis-0">
        <p className="font-medium">{t('edit.outdated')}</p>
        <p className="mt-0.5 text-ink-soft text-sm">{t('edit.outdatedText')}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        busy={analysing.isPending || note.status !== 'ready'}
        onClick={() => analysing.mutate()}
      >
        {t('edit.analyse')}
      </Button>
    </div>
  )
}
