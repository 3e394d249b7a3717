import { Suspense } from 'react'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { Deferred } from '../deferred/deferred.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen, and what can't be undone. */
  description: string
  /** Names the action itself ('Delete note'), never 'OK'. */
  confirmLabel: string
  cancelLabel?: string
  /** Whether the action destroys something, which makes the button red. */
  destructive?: boolean
  /** Whether the action is running. The dialog stays open until its owner closes it. */
  busy?: boolean
  onConfirm: () => void
}

// Loaded once the dialog's owner is shown, so that it does not delay the first paint, yet is available when it is
// needed (the connection may be gone by then).
const ConfirmDialogWindow = lazyPart(async () => (await import('./confirm-dialog-window.tsx')).ConfirmDialogWindow)

/** Asks for confirmation before an action. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <Deferred last now={props.open}>
        <ConfirmDialogWindow {...props} />
      </Deferred>
    </Suspense>
  )
}
