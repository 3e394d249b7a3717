import X from 'lucide-react/icons/x'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClasses } from '../buttons/button-classes.ts'
import { useEscapeUnderToast } from './use-escape-under-toast.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { WINDOW_CLASSES } from './window-classes.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
}

/** A modal window that holds the focus until it is closed; on phones it slides in from the bottom edge. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus()
  const content = useEscapeUnderToast(() => onOpenChange(false))
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim data-[state=closed]:animate-vanish" />
        <RadixDialog.Content
          ref={content}
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          data-window=""
          className={WINDOW_CLASSES}
        >
          <RadixDialog.Title className="panel-title pr-10">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="mt-2 text-ink-soft">{description}</RadixDialog.Description>
          )}
          <div className="mt-5">{children}</div>
          <RadixDialog.Close aria-label={t('close')} className={iconButtonClasses('quiet', 'absolute top-3 right-3')}>
            <X aria-hidden="true" className="size-4.5" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
