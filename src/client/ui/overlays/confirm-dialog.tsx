import { Suspense } from 'react'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { Deferred } from '../deferred/deferred.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What happens, and what can't be undone. */
  description: string
  /** Names the action itself ('Delete note'), never 'OK'. */
  confirmLabel: string
  cancelLabel?: string
  /** The action destroys something: the button is red. */
  destructive?: boolean
  /** The action is running; the dialog stays open until its owner closes it. */
  busy?: boolean
  onConfirm: () => void
}

// Loaded once the dialog's owner is shown, so that it does not hold up the first paint, yet is there when it is needed (the
// connection may be gone by then).
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
