import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { Toast } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { TOAST } from '#shared/limits.ts'
import { buttonClasses, iconButtonClasses } from '../buttons/button-classes.ts'
import { joinClasses } from '../styles/class-names.ts'
import { closeToast, currentToast, type ShownToast, subscribeToToasts } from './toast-store.ts'
import { useClearOfPressed } from './use-clear-of-pressed.ts'

/**
 * The only place where toasts appear; mounted once, at the root.
 * @param displayMs how long each toast is shown; only tests use a time other than the specified one
 */
export function Toaster({ displayMs = TOAST.displayMs }: { displayMs?: number }) {
  const { t } = useTranslation()
  const toast = useSyncExternalStore(subscribeToToasts, currentToast)
  const viewport = useRef<HTMLOListElement>(null)
  const isAtTop = useClearOfPressed(toast?.id ?? null, viewport)
  useEffect(() => (viewport.current ? publishToastHeight(viewport.current) : undefined), [])
  return (
    <Toast.Provider duration={displayMs} swipeThreshold={TOAST.swipePx} label={t('toast.label')}>
      {toast && <OneToast key={toast.id} toast={toast} />}
      <Toast.Viewport
        label={t('toast.region')}
        ref={viewport}
        // At the top while a window is open, which they must not cover (`window-classes.ts`); beside it on wide screens.
        // Below the header while the recorder is open above a screen, or records on Today: at the bottom they would cover
        // its Stop. Also where they would cover what was pressed.
        className={joinClasses(
          isAtTop ? 'top-16' : 'bottom-(--covered)',
          'fixed inset-x-0 z-50 m-0 flex list-none flex-col p-4 outline-none md:right-0 md:left-auto md:w-105 [body:has([data-recorder-sheet])_&]:top-16 [body:has([data-recorder-sheet])_&]:bottom-auto max-xl:[body:has([data-recording])_&]:top-16 max-xl:[body:has([data-recording])_&]:bottom-auto max-xl:[body:has([data-window])_&]:top-0 max-xl:[body:has([data-window])_&]:bottom-auto',
        )}
      />
    </Toast.Provider>
  )
}

/** Publishes the space that toasts take, as a CSS variable of the page, for windows that leave it to them. */
function publishToastHeight(viewport: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    // An empty viewport still has its padding.
    const height = viewport.childElementCount === 0 ? 0 : viewport.offsetHeight
    style.setProperty('--toast', `${height}px`)
  })
  observer.observe(viewport)
  return () => {
    observer.disconnect()
    style.removeProperty('--toast')
  }
}

function OneToast({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation()
  const failed = toast.variant === 'destructive'
  const Icon = failed ? TriangleAlert : Check
  return (
    <Toast.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) closeToast(toast.id)
      }}
      type={failed ? 'foreground' : 'background'}
      className={joinClasses(
        'flex items-start gap-3 rounded-surface border bg-surface p-4 shadow-ink/10 shadow-lg',
        'animate-rise data-[state=closed]:animate-vanish data-[swipe=end]:animate-swipe-out',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform',
        failed ? 'border-red/50' : 'border-hairline',
      )}
    >
      {toast.variant && (
        <span
          className={joinClasses(
            'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full',
            failed ? 'bg-red-soft text-red' : 'bg-accent-soft text-accent',
          )}
        >
          <Icon aria-hidden="true" className="size-3.5" />
        </span>
      )}
      <div className="min-w-0 grow">
        {/* The spaces between the parts show nowhere, but screen readers hear all parts as one text. */}
        <Toast.Title className="font-medium">{toast.title}</Toast.Title>{' '}
        {toast.description && (
          <Toast.Description className="wrap-anywhere mt-0.5 text-ink-soft text-sm">
            {toast.description}
          </Toast.Description>
        )}{' '}
        {toast.action && (
          <Toast.Action
            altText={toast.action.altText}
            onClick={toast.action.onSelect}
            className={buttonClasses({ variant: 'outline', size: 'small', className: 'mt-3' })}
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label={t('close')} className={iconButtonClasses('quiet', '-m-2')}>
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  )
}
