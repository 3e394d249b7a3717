import { AlertDialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/button.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { useEscapeUnderToast } from './use-escape-under-toast.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { WINDOW_CLASSES } from './window-classes.ts'

/** The window of `ConfirmDialog`, in a file of its own so that it can be loaded after the first paint. */
export function ConfirmDialogWindow(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus()
  const content = useEscapeUnderToast(() => props.onOpenChange(false))
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim data-[state=closed]:animate-vanish" />
        <AlertDialog.Content ref={content} {...returnFocus} data-window="" className={WINDOW_CLASSES}>
          <AlertDialog.Title className="panel-title">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">{props.description}</AlertDialog.Description>
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="outline" disabled={props.busy ?? false}>
                {props.cancelLabel ?? t('cancel')}
              </Button>
            </AlertDialog.Cancel>
            <Button
              variant={props.destructive ? 'danger' : 'primary'}
              busy={props.busy ?? false}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
