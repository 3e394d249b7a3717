import { lazy, Suspense } from 'react'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What happens, and what can't be undone. */
  description: string
  /** Names the act itself ('Delete note'), never 'OK'. */
  confirmLabel: string
  cancelLabel?: string
  /** The act destroys something: the button is red. */
  destructive?: boolean
  /** The act is under way; the dialog stays open until its owner closes it. */
  busy?: boolean
  onConfirm: () => void
}

// Begins to load as soon as the dialog's owner is shown, so that it is there when it is needed (somebody may be without
// a connection by then), yet does not hold up the first paint.
const ConfirmDialogWindow = lazy(async () => ({
  default: (await import('./confirm-dialog-window.tsx')).ConfirmDialogWindow,
}))

/** Asks before an act; the focus begins on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <ConfirmDialogWindow {...props} />
    </Suspense>
  )
}
