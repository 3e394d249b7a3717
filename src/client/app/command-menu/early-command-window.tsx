import { useTranslation } from 'react-i18next'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'

interface EarlyCommandWindowProps {
  typed: string
  onType: (typed: string) => void
  /** Called when Enter is pressed; the real window then runs what the words match. */
  onEnter: (words: string) => void
  onClose: () => void
}

/**
 * Accepts letters from the first moment, while the code of the real window is being loaded. Uses the browser's own
 * dialog, which handles focus, Escape and returning the focus, because nothing here may slow down the first paint.
 */
export function EarlyCommandWindow({ typed, onType, onEnter, onClose }: EarlyCommandWindowProps) {
  const { t } = useTranslation('search')
  const label = t('open')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the scrim; the key for it is Escape
    <dialog
      ref={show}
      aria-label={label}
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="command-window animate-drop backdrop:animate-appear backdrop:bg-scrim"
    >
      <input
        aria-label={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter(typed.trim())
        }}
        placeholder={t('placeholder')}
      />
      <div className="space-y-4 p-5">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-2/5" />
      </div>
    </dialog>
  )
}

/** Used as a dialog's `ref`; its clean-up returns the focus. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
