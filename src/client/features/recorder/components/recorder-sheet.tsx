import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { closeRecorderSheet } from '#client/lib/recordings/recorder-sheet.ts'
import { NoteLimitNotice } from '#client/premium/note-limit-notice.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import { RecorderPanel } from './recorder-panel.tsx'

/** The recorder on top of any other screen, which stays as it is and can be used meanwhile. */
export function RecorderSheet({ starting }: { starting: boolean }) {
  const { t } = useTranslation()
  return (
    <div
      data-recorder-sheet=""
      className="fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 max-h-[calc(100dvh-8rem)] animate-rise overflow-y-auto rounded-t-surface border border-hairline bg-surface shadow-ink/15 shadow-xl sm:inset-x-auto sm:right-6 sm:w-96 sm:rounded-surface lg:bottom-6"
    >
      {/* Placed beside the button that closes the sheet. */}
      <NoteLimitNotice compact className="mt-3 mr-14 ml-3" />
      <PanelBoundary>
        <RecorderPanel sheet starting={starting} />
      </PanelBoundary>
      <IconButton
        label={t('close')}
        className="absolute top-2 right-2"
        icon={<ChevronDown aria-hidden="true" className="size-5" />}
        onClick={closeRecorderSheet}
      />
    </div>
  )
}
